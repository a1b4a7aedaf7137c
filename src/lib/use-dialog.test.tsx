import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { installDialogs } from '../../tests/js/dialog';
import { useDialog } from './use-dialog';
import type { OnClose } from './use-dialog';

interface Props {
	readonly name: string;
	readonly onClose: OnClose;
	readonly children?: ReactNode;
}

function Dialog( { name, onClose, children }: Props ) {
	return (
		<dialog { ...useDialog( onClose ) } aria-label={ name }>
			{ children }
		</dialog>
	);
}

const [ closeOuter, closeInner ] = [ jest.fn(), jest.fn() ];

/** A dialog with another one in it. */
function show() {
	render(
		<Dialog name="Ngoài" onClose={ closeOuter }>
			<Dialog name="Trong" onClose={ closeInner } />
		</Dialog>
	);
	return screen.getByRole< HTMLDialogElement >( 'dialog', { name: 'Trong' } );
}

beforeEach( () => {
	installDialogs();
	closeOuter.mockReset();
	closeInner.mockReset();
} );

it( 'closes where the browser has closed it, and not with one inside', () => {
	const inner = show();
	inner.open = false;
	fireEvent( inner, new Event( 'close' ) );
	expect( closeInner ).toHaveBeenCalledTimes( 1 );
	expect( closeOuter ).not.toHaveBeenCalled();
} );

it( 'stays where it has been closed to be opened in another way', () => {
	fireEvent( show(), new Event( 'close' ) );
	expect( closeInner ).not.toHaveBeenCalled();
} );

it( 'closes instead of the browser where that asks, and not with one inside', () => {
	const event = new Event( 'cancel', { cancelable: true } );
	fireEvent( show(), event );
	expect( event.defaultPrevented ).toBe( true );
	expect( closeInner ).toHaveBeenCalledTimes( 1 );
	expect( closeOuter ).not.toHaveBeenCalled();
} );

it( 'is opened again where the browser has closed it, but it has to stay', () => {
	closeInner.mockReturnValue( false );
	const inner = show();
	inner.close();
	fireEvent( inner, new Event( 'close' ) );
	expect( closeInner ).toHaveBeenCalledTimes( 1 );
	expect( inner ).toHaveAttribute( 'open' );
} );
