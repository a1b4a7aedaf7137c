import { act, screen, within } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { faq, faqsScreen } from '../../tests/js/catalogue';
import { homeScreen, postScreen, screenOf } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { videoScreen } from '../../tests/js/videos';
import type { Screen } from '../contract/types';
import { createImageOverlay } from '../features/lightbox';
import { createNavigation } from '../navigation';
import { navigationStore } from '../stores/navigation';
import { createSiteRegistry } from './registry';
import { seed } from '../stores/seed';
import { App } from './app';
import { loadScreen, screenCode } from './screen-code';
import { takeOver } from './take-over';

const SERVER = `
	<form><input name="s" value=""></form>
	<h1>Của máy chủ</h1>
	<a href="http://localhost/wordpress/tao-rest-api">Tạo REST API riêng</a>
	<a href="http://localhost/wordpress/tao-rest-api">Bìa</a>
	<a href="http://localhost/wordpress/tao-rest-api">Đọc tiếp</a>
	<form><input name="s" value=""></form>
	<div data-hien-html="post-11-1"><p>Khi giao diện <a href="#x">cần</a>.</p></div>`;

/** What the server printed, and a function that puts the app in its place. */
async function serverPage( first: Screen, html = SERVER ) {
	const { shell } = writeBoot( { screen: first } );
	const host = document.createElement( 'div' );
	host.id = 'root';
	host.append( document.createRange().createContextualFragment( html ) );
	document.body.append( host );
	const registry = createSiteRegistry();
	seed( registry, { ...shell, ...first.data } );
	void registry
		.dispatch( navigationStore )
		.commit( first, window.location, { isWhole: true } );
	await loadScreen( first.route );
	const navigation = createNavigation( {
		registry,
		loadDocument: () => false,
		code: screenCode,
		overlay: createImageOverlay( registry ),
	} );
	return {
		find: ( selector: string ) =>
			document.querySelector< HTMLElement >( selector ) as HTMLElement,
		takeOver: () =>
			act( async () =>
				takeOver(
					host,
					<RegistryProvider value={ registry }>
						<App navigation={ navigation } />
					</RegistryProvider>
				)
			),
	};
}

it( 'replaces the page in one step', async () => {
	const page = await serverPage( homeScreen() );
	await page.takeOver();
	expect( document.querySelectorAll( '#root' ) ).toHaveLength( 1 );
	expect( page.find( 'h1' ) ).toHaveTextContent(
		'Hiên: blog lập trình WordPress'
	);
	expect( document.body ).not.toHaveTextContent( 'Của máy chủ' );
} );

it( 'keeps what was typed, the cursor in it and the scroll position', async () => {
	const page = await serverPage( homeScreen() );
	window.scrollTo( { top: 320 } );
	const input = page.find( '[name="s"]' ) as HTMLInputElement;
	input.value = 'lap trinh';
	input.focus();
	input.setSelectionRange( 3, 5 );

	await page.takeOver();

	const field = page.find( '[name="s"]' ) as HTMLInputElement;
	expect( field ).not.toBe( input );
	expect( field ).toHaveValue( 'lap trinh' );
	expect( field ).toHaveFocus();
	expect( [ field.selectionStart, field.selectionEnd ] ).toEqual( [ 3, 5 ] );
	expect( window.scrollY ).toBe( 320 );
} );

it( 'keeps the focus on the link that the keyboard has reached', async () => {
	const page = await serverPage( homeScreen() );
	screen.getByRole( 'link', { name: 'Đọc tiếp' } ).focus();

	await page.takeOver();

	expect(
		screen.getByRole( 'link', { name: 'Đọc tiếp: Tạo REST API riêng' } )
	).toHaveFocus();
} );

it( 'does not take a field of the page for that of the header', async () => {
	const list = { data: [], count: 0, page: 1, pages: 1 };
	const page = await serverPage(
		screenOf( 'search', '/?s=', {
			params: { page: 1, search: '', heading: 'Tìm kiếm' },
			data: { 'search?page=1&s=': list },
		} )
	);
	const [ , second ] =
		document.querySelectorAll< HTMLInputElement >( '[name="s"]' );
	second?.focus();

	await page.takeOver();

	expect(
		within(
			screen.getByRole( 'search', { name: 'Tìm từ khác' } )
		).getByRole( 'searchbox' )
	).toHaveFocus();
} );

it( 'moves the article’s own nodes, and the focus that is in them', async () => {
	const page = await serverPage( postScreen() );
	const link = page.find( '[data-hien-html] a' );
	link.focus();

	await page.takeOver();

	expect( page.find( '.hien-prose a' ) ).toBe( link );
	expect( link ).toHaveFocus();
	expect( page.find( 'h1' ) ).toHaveTextContent( 'Tạo REST API riêng' );
} );

it( 'keeps open what was opened and shut what was shut', async () => {
	const page = await serverPage(
		faqsScreen( [ faq( { id: 1 } ), faq( { id: 2 } ) ] ),
		'<details class="hien-faq__item"></details><details class="hien-faq__item" open></details>'
	);

	await page.takeOver();

	const [ first, second ] = screen.getAllByRole( 'group' );
	expect( first ).not.toHaveAttribute( 'open' );
	expect( second ).toHaveAttribute( 'open' );
} );

it( 'shows open what the address names', async () => {
	window.history.replaceState( null, '', '#cau-hoi-2' );
	const page = await serverPage(
		faqsScreen( [ faq( { id: 1 } ), faq( { id: 2 } ) ] ),
		'<details class="hien-faq__item" open></details><details class="hien-faq__item"><p id="cau-hoi-2"></p></details>'
	);

	await page.takeOver();

	expect( screen.getAllByRole( 'group' )[ 1 ] ).toHaveAttribute( 'open' );
} );

it( 'moves the film that may be playing', async () => {
	const page = await serverPage(
		videoScreen( { kind: 'file' } ),
		'<div data-hien-html="video-71"><video></video></div>'
	);
	const film = page.find( 'video' );

	await page.takeOver();

	expect( document.querySelectorAll( 'video' ) ).toHaveLength( 1 );
	expect( page.find( '.hien-video__player video' ) ).toBe( film );
} );
