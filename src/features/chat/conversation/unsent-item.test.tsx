import { act, fireEvent, render, screen } from '@testing-library/react';
import { UnsentItem } from './unsent-item';

const writeText = jest.fn( () => Promise.resolve() );

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( navigator, { clipboard: { writeText } } );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'says each time that a refused message was copied', async () => {
	render(
		<UnsentItem
			entry={ {
				id: 'a',
				text: 'Em chào thầy',
				img: '',
				key: null,
				refusal: 'Bạn không nhắn tin được nữa.',
			} }
			mayWrite={ false }
			onRetry={ () => {} }
			onEdit={ () => {} }
			onDiscard={ () => {} }
		/>
	);
	for ( const times of [ 1, 2 ] ) {
		await act( async () =>
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Sao chép' } )
			)
		);
		expect( writeText ).toHaveBeenCalledTimes( times );
		expect( screen.getByText( 'Đã sao chép' ) ).toBeVisible();
		act( () => jest.advanceTimersByTime( 2000 ) );
	}
} );
