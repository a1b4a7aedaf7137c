import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { BINH } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { useWriting } from './writing-context';
import { WritingProvider } from './writing-provider';

const TARGET = { type: 'images', id: 1, path: '/a', list: null } as const;

const rendered = jest.fn();

function Part() {
	rendered( useWriting()?.begin );
	return null;
}

const part = <Part />;

function Page() {
	const [ count, setCount ] = useState( 0 );
	return (
		<WritingProvider
			target={ TARGET }
			isOpen
			maxDepth={ 5 }
			comments={ [] }
		>
			{ part }
			<button onClick={ () => setCount( count + 1 ) }>{ count }</button>
		</WritingProvider>
	);
}

it( 'renders no comment again where only what surrounds it has changed', async () => {
	await renderWith( <Page />, {}, { user: BINH } );
	rendered.mockClear();
	act( () => screen.getByRole( 'button' ).click() );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent( '1' );
	expect( rendered ).not.toHaveBeenCalled();
} );
