import { screen } from '@testing-library/react';
import { homeScreen, postScreen } from '../../tests/js/fixtures';
import { updateAdminBar } from './admin-bar';

const EDIT = 'http://localhost/wp-admin/post.php?post=11&action=edit';

/** The admin bar as core prints it. */
function printBar( item = '' ): void {
	document.body.replaceChildren(
		document
			.createRange()
			.createContextualFragment(
				`<ul role="menu" id="wp-admin-bar-root-default">${ item }</ul>`
			)
	);
}

afterEach( () => document.body.replaceChildren() );

describe( 'updateAdminBar()', () => {
	it( 'adds a link to what the reader may edit', () => {
		printBar();
		updateAdminBar( { ...postScreen(), edit_url: EDIT } );
		updateAdminBar( { ...postScreen(), edit_url: EDIT } );
		expect(
			screen.getByRole( 'menuitem', { name: 'Chỉnh sửa' } )
		).toHaveAttribute( 'href', EDIT );
	} );

	it( 'takes away the link to what is no longer shown', () => {
		printBar(
			'<li id="wp-admin-bar-edit"><a role="menuitem" href="/cu">Sửa</a></li>'
		);
		updateAdminBar( homeScreen() );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );

	it( 'adds nothing where there is no bar', () => {
		updateAdminBar( { ...postScreen(), edit_url: EDIT } );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );
} );
