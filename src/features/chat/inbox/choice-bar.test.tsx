import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { QUESTION_MESSAGES_LIMIT } from '../../../contract/constants';
import { ChoiceBar } from './choice-bar';
import { InboxContext } from './inbox-context';

function bar( count: number ) {
	const drawer = { heading: createRef< HTMLHeadingElement >() };
	const inbox = { drawer } as unknown as Parameters<
		typeof InboxContext.Provider
	>[ 0 ][ 'value' ];
	return (
		<InboxContext.Provider value={ inbox }>
			<ChoiceBar
				count={ count }
				onNext={ () => {} }
				onCancel={ () => {} }
			/>
		</InboxContext.Provider>
	);
}

it( 'goes on with no more messages than a draft takes, and says how many those are', () => {
	const { rerender } = render( bar( QUESTION_MESSAGES_LIMIT ) );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		/^Đã chọn 50 tin nhắn\.$/
	);
	expect(
		screen.getByRole( 'button', { name: 'Tiếp tục' } )
	).toBeInTheDocument();
	rerender( bar( QUESTION_MESSAGES_LIMIT + 1 ) );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Đã chọn 51 tin nhắn. Một bản nháp nhận nhiều nhất 50 tin, bạn bỏ bớt nhé.'
	);
	expect( screen.queryByRole( 'button', { name: 'Tiếp tục' } ) ).toBeNull();
} );
