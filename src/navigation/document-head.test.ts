import { screen } from '@testing-library/react';
import { homeScreen, postScreen } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { writeHead } from './document-head';

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

beforeEach( () => writeBoot( { screen: homeScreen() } ) );

afterEach( () => {
	writeHead( homeScreen() );
	document.head.replaceChildren();
	document.body.replaceChildren();
} );

function tags(): string[] {
	return [
		...document.head.querySelectorAll( 'meta, link, script:not([id])' ),
	].map( ( { outerHTML } ) => outerHTML );
}

/** Paths and titles of the `hien:navigate` events during an action. */
function announced( act: () => void ): unknown[] {
	const details: unknown[] = [];
	const listen = ( event: Event ) =>
		details.push( ( event as CustomEvent ).detail );
	document.addEventListener( 'hien:navigate', listen );
	act();
	document.removeEventListener( 'hien:navigate', listen );
	return details;
}

describe( 'the head', () => {
	it( 'keeps no tag that described the screen before, whoever printed it', () => {
		document.head.append(
			document
				.createRange()
				.createContextualFragment(
					'<meta name="twitter:title" content="cũ"><meta property="article:author" content="cũ"><meta property="og:site_name" content="Hiên"><meta name="twitter:card" content="summary"><script type="application/ld+json">{}</script><link rel="next" href="/cu/2"><meta name="viewport" content="width=device-width">'
				)
		);
		const screenWithoutHead = postScreen();
		const none = { description: '', robots: '', prev: null, next: null };
		const og = {
			...{ type: '', title: '', description: '', url: '' },
			...{ image: null, image_alt: '', video: null },
			...{ image_width: null, image_height: null },
		};
		writeHead( {
			...screenWithoutHead,
			head: {
				...{ ...none, og, language: 'en-US' },
				canonical: 'http://localhost/bai',
			},
		} );
		expect( tags() ).toEqual( [
			'<meta property="og:site_name" content="Hiên">',
			'<meta name="twitter:card" content="summary">',
			'<meta name="viewport" content="width=device-width">',
			'<link rel="canonical" href="http://localhost/bai">',
		] );
		expect( document.documentElement ).toHaveAttribute( 'lang', 'en-US' );
	} );
} );

describe( 'the classes of body', () => {
	it( 'are those of the screen, and those that other scripts have added', () => {
		document.body.className = 'hien-test-home customize-support';
		writeHead( postScreen() );
		expect( [ ...document.body.classList ] ).toEqual( [
			'customize-support',
			'hien-test-post',
		] );
	} );
} );

describe( 'the event for other scripts of the page', () => {
	it( 'has the path and the title of another address, once', () => {
		const { path, title } = postScreen();
		expect( announced( () => writeHead( homeScreen() ) ) ).toEqual( [] );
		expect(
			announced( () => {
				writeHead( postScreen() );
				writeHead( postScreen() );
			} )
		).toEqual( [ { path, title } ] );
	} );
} );

describe( 'the edit link of the admin bar', () => {
	it( 'leads to the screen that the reader may edit', () => {
		printBar();
		writeHead( { ...postScreen(), edit_url: EDIT } );
		writeHead( { ...postScreen(), edit_url: EDIT } );
		expect(
			screen.getByRole( 'menuitem', { name: 'Chỉnh sửa' } )
		).toHaveAttribute( 'href', EDIT );
	} );

	it( 'is removed where the reader may not edit the screen', () => {
		printBar(
			'<li id="wp-admin-bar-edit"><a role="menuitem" href="/cu">Sửa</a></li>'
		);
		writeHead( homeScreen() );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );

	it( 'is not there without a bar', () => {
		writeHead( { ...postScreen(), edit_url: EDIT } );
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
	} );
} );
