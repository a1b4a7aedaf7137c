import { render, screen } from '@testing-library/react';
import { menuItem } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { MenuLink } from './menu-link';

beforeEach( () => {
	writeBoot();
} );

const item = menuItem( 'WordPress', '/wordpress' );

it.each( [
	[ '/wordpress', true, 'page' ],
	[ '/wordpress/tao-rest-api', true, null ],
	[ '/wordpress-khac', false, null ],
	[ '/', false, null ],
] )( 'on %s: active %s, current %s', ( path, isActive, current ) => {
	render(
		<MenuLink className="x" item={ item } icon={ null } path={ path } />
	);
	const link = screen.getByRole( 'link' );
	expect( link.classList.contains( 'is-active' ) ).toBe( isActive );
	expect( link.getAttribute( 'aria-current' ) ).toBe( current );
} );

it( 'does not call home active on every page', () => {
	render(
		<MenuLink
			className="x"
			item={ menuItem( 'Trang chủ', '/' ) }
			icon={ null }
			path="/tin-moi"
		/>
	);
	expect( screen.getByRole( 'link' ) ).not.toHaveClass( 'is-active' );
} );
