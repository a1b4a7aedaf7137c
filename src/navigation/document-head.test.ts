import { screen } from '@testing-library/react';
import { homeScreen, postScreen } from '../../tests/js/fixtures';
import { updateHead } from './document-head';

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

describe( 'the edit link of the admin bar', () => {
	it( 'leads to the screen that the reader may edit', () => {
		printBar();
		updateHead( { ...postScreen(), edit_url: EDIT } );
		updateHead( { ...postScreen(), edit_url: EDIT } );
		expect(
			screen.getByRole( 'menuitem', { name: 'Chỉnh sửa' } )
		).toHaveAttribute( 'href', EDIT );
	} );

	it( 'is removed where the reader may not edit the screen', () => {
		printBar(
			'<li id="wp-admin-bar-edit"><a role="menuitem" href="/cu">Sửa</a></li>'
		);
		updateHead( homeScreen() );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );

	it( 'is not there without a bar', () => {
		updateHead( { ...postScreen(), edit_url: EDIT } );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );
} );
