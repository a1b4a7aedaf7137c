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
	[ '/wordpress/tao-rest-api', true, 'true' ],
	[ '/wordpress?action=comment', true, 'true' ],
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

it.each( [ '/tin-moi', '/?s=hook' ] )(
	'does not call home active on %s',
	( path ) => {
		render(
			<MenuLink
				className="x"
				item={ menuItem( 'Trang chủ', '/' ) }
				icon={ null }
				path={ path }
			/>
		);
		expect( screen.getByRole( 'link' ) ).not.toHaveClass( 'is-active' );
	}
);
