import { fireEvent, render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { NavigatorContext } from '../../../lib/navigator';
import { Link } from './link';

const navigator = {
	push: jest.fn(),
	replace: jest.fn(),
	isStarted: jest.fn( () => true ),
};

function Site() {
	return (
		<NavigatorContext.Provider value={ navigator }>
			<Link to="/tin-moi">Tin mới</Link>
			<Link to="/tin-moi" target="_blank">
				Thẻ khác
			</Link>
			<Link to="https://vi-du.vn/">Nơi khác</Link>
			<Link to="/">Trang này</Link>
		</NavigatorContext.Provider>
	);
}

/** Clicks a link. Returns whether its default action is left to the browser. */
function click( name: string, init: MouseEventInit = {} ): boolean {
	let isLeft = false;
	window.addEventListener(
		'click',
		( event ) => {
			isLeft = ! event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	fireEvent.click( screen.getByRole( 'link', { name } ), init );
	return isLeft;
}

beforeEach( () => {
	writeBoot();
	jest.clearAllMocks();
} );

it( 'is an anchor with the address that the server prints', () => {
	render( <Site /> );
	expect( screen.getByRole( 'link', { name: 'Tin mới' } ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi'
	);
} );

it( 'goes through the app on a plain click', () => {
	render( <Site /> );
	expect( click( 'Tin mới' ) ).toBe( false );
	expect( navigator.push ).toHaveBeenCalledTimes( 1 );
	expect( navigator.push ).toHaveBeenCalledWith(
		new URL( 'http://localhost/tin-moi' )
	);
	expect( screen.getByRole( 'link', { name: 'Tin mới' } ) ).toHaveFocus();
} );

it( 'replaces the page that it stands on', () => {
	render( <Site /> );
	expect( click( 'Trang này' ) ).toBe( false );
	expect( navigator.replace ).toHaveBeenCalledTimes( 1 );
	expect( navigator.push ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'with a modifier key', 'Tin mới', { ctrlKey: true } ],
	[ 'to a new tab', 'Thẻ khác', {} ],
	[ 'to another site', 'Nơi khác', {} ],
] )( 'leaves a click %s to the browser', ( _, name, init ) => {
	render( <Site /> );
	expect( click( name, init ) ).toBe( true );
	expect( navigator.push ).not.toHaveBeenCalled();
} );

it( 'leaves a click to the browser until screens may change', () => {
	navigator.isStarted.mockReturnValueOnce( false );
	render( <Site /> );
	expect( click( 'Tin mới' ) ).toBe( true );
	expect( navigator.push ).not.toHaveBeenCalled();
	expect( click( 'Tin mới' ) ).toBe( false );
} );

it( 'is a plain link outside of the app', () => {
	render( <Link to="/tin-moi">Tin mới</Link> );
	expect( click( 'Tin mới' ) ).toBe( true );
} );
