import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { installDialogs } from '../../../tests/js/dialog';
import { BINH } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { useWriting } from './writing-context';
import { WritingProvider } from './writing-provider';

const TARGET = { type: 'images', id: 1, path: '/a', list: null } as const;

installDialogs();

afterEach( () => {
	Reflect.deleteProperty( window, 'scheduler' );
	window.history.replaceState( null, '', '/' );
} );

const rendered = jest.fn();

function Part() {
	const writing = useWriting();
	rendered();
	return (
		<button onClick={ () => writing?.begin( { kind: 'new' } ) }>
			{ 'Viết' }
		</button>
	);
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
	act( () => screen.getByText( '0' ).click() );
	expect( screen.getByText( '1' ) ).toBeInTheDocument();
	expect( rendered ).not.toHaveBeenCalled();
} );

it( 'renders no comment again where a form opens', async () => {
	await import( './writing-components' );
	await renderWith( <Page />, {}, { user: BINH } );
	screen.getByText( 'Viết' ).click();
	await screen.findByRole( 'dialog' );
	rendered.mockClear();
	fireEvent.keyDown( window, { key: 'Escape' } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	screen.getByText( 'Viết' ).click();
	await screen.findByRole( 'dialog' );
	expect( rendered ).not.toHaveBeenCalled();
} );

it( 'opens no form on a page that the reader leaves before the press is painted', async () => {
	Object.assign( window, { scheduler: { postTask: () => {} } } );
	await import( './writing-components' );
	await renderWith( <Page />, {}, { user: BINH } );
	screen.getByText( 'Viết' ).click();
	window.history.replaceState( null, '', '/noi-khac' );
	await act( () => new Promise( ( resolve ) => setTimeout( resolve, 100 ) ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();

	screen.getByText( 'Viết' ).click();
	expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
} );
