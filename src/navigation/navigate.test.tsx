import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import {
	categoryScreen,
	comment,
	commentList,
	homeScreen,
	latestScreen,
	notFoundScreen,
	postList,
	postScreen,
	screenOf,
	shell,
	summary,
	WITH_SHEET,
} from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { json, later, offline, screens, serve } from '../../tests/js/server';
import { scrollIntoView } from '../../tests/js/browser';
import { faq, faqsScreen } from '../../tests/js/catalogue';
import { screenCode } from '../app/screen-code';
import type { LoadedScreen } from '../contract/types';
import { ConnectionNotice } from '../features/notices/connection-notice';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { receiveScreen } from '../stores/responses';
import { clickQueue } from '../inline/click-queue';
import { listen } from './listen';
import { screenCache } from './screen-cache';

const POST = 'Tạo REST API riêng';

/** The link with this text, not the link around the cover. */
function link( name: string ): HTMLElement {
	return screen.getByRole( 'link', { name } );
}

function heading( name: string ): Promise< HTMLElement > {
	return screen.findByRole( 'heading', { level: 1, name } );
}

/** Waits for the title; the head is updated after the paint. */
function title( expected: string ): Promise< void > {
	return waitFor( () => expect( document.title ).toBe( expected ) );
}

/** Adds a link as in content. Returns whether a click on it is left to the browser. */
function clickIsLeft( html: string, init: MouseEventInit = {} ): boolean {
	const place = document.createElement( 'div' );
	document.querySelector( 'main' )?.append( place );
	place.append( document.createRange().createContextualFragment( html ) );
	const anchor = place.querySelector( 'a' ) as HTMLElement;
	// Runs after navigation's listener and prevents jsdom from following the link.
	let left = false;
	const watch = ( event: Event ) => {
		left = ! event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener( 'click', watch, { once: true } );
	fireEvent.click( anchor, init );
	return left;
}

/** Caches a screen, as a prefetch does. */
function cache( registry: DataRegistry, loaded: LoadedScreen ): void {
	screenCache.put( loaded.path, receiveScreen( registry, loaded ) );
}

describe( 'following a link', () => {
	it( 'shows the screen of the link without a page load', async () => {
		const asked = serve( screens( postScreen() ) );
		const { user, load } = await renderApp();

		await user.click( link( POST ) );

		await heading( POST );
		expect( window.location.pathname ).toBe( '/wordpress/tao-rest-api' );
		await title( `${ POST } – Hiên` );
		expect( asked ).toEqual( [ 'screen /wordpress/tao-rest-api' ] );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'has the title of the new page once the address has changed, for scripts of analytics', async () => {
		serve( screens( latestScreen() ) );
		const { user } = await renderApp();
		const titles: string[] = [];
		const push = window.history.pushState.bind( window.history );
		jest.spyOn( window.history, 'pushState' ).mockImplementation(
			( ...args ) => {
				push( ...args );
				queueMicrotask( () => titles.push( document.title ) );
			}
		);

		await user.click(
			screen.getAllByRole( 'link', {
				name: 'Tin mới',
			} )[ 0 ] as HTMLElement
		);

		await waitFor( () =>
			expect( titles ).toEqual( [ latestScreen().title ] )
		);
	} );

	it( 'scrolls to the top and focuses the heading, which says the title once to screen readers', async () => {
		serve( screens( postScreen() ) );
		const { user } = await renderApp();
		window.scrollTo( { top: 700 } );

		await user.click( link( POST ) );

		const shown = await heading( POST );
		await waitFor( () => expect( shown ).toHaveFocus() );
		expect( window.scrollY ).toBe( 0 );
		expect( screen.queryByText( `${ POST } – Hiên` ) ).toBeNull();
	} );

	it( 'gives the link the focus, which Safari does not', async () => {
		serve( { 'screen /wordpress': later( categoryScreen() ) } );
		await renderApp();
		clickIsLeft( '<a href="/wordpress">Kế bên</a>' );
		expect( link( 'Kế bên' ) ).toHaveFocus();
	} );

	it( 'shows the heading while the styles of the text are on their way', async () => {
		serve( screens( postScreen( { assets: WITH_SHEET } ) ) );
		const { user, container } = await renderApp();

		await user.click( link( POST ) );

		await heading( POST );
		const sheet = await waitFor( () => {
			const element = document.getElementById( 'wp-block-gallery-css' );
			expect( element ).not.toBeNull();
			return element as HTMLElement;
		} );
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		expect( container.querySelector( '.hien-prose' ) ).toBeNull();
		fireEvent.load( sheet );
		await waitFor( () =>
			expect( container.querySelector( '.hien-prose' ) ).not.toBeNull()
		);
	} );

	it( 'waits for the styles of a text that comes with the heading', async () => {
		const faqs = faqsScreen( [ faq() ], WITH_SHEET );
		serve( screens( faqs ) );
		await renderApp();

		clickIsLeft( `<a href="${ faqs.path }">x</a>` );

		const sheet = await waitFor( () => {
			const element = document.getElementById( 'wp-block-gallery-css' );
			expect( element ).not.toBeNull();
			return element as HTMLElement;
		} );
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		expect( window.location.pathname ).toBe( '/' );
		fireEvent.load( sheet );
		await heading( 'Hỏi đáp' );
	} );

	it( 'runs no loading bar for a prefetched screen', async () => {
		serve( screens( postScreen() ) );
		const { user, registry } = await renderApp();
		await screenCache.load( '/wordpress/tao-rest-api' );
		const seen = new Set< string >();
		registry.subscribe( () =>
			seen.add( registry.select( loadingStore ).getStatus() )
		);

		await user.click( link( POST ) );

		await heading( POST );
		expect( [ ...seen ] ).toEqual( [ 'idle' ] );
	} );

	it( 'gives the document the head of the screen', async () => {
		document.head.append(
			document
				.createRange()
				.createContextualFragment(
					'<meta name="description" content="cũ"><link rel="canonical" href="/cu"><link rel="next" href="/cu/2">'
				)
		);
		const next = latestScreen();
		next.head = {
			...next.head,
			description: 'Những bài viết mới nhất.',
			canonical: 'http://localhost/tin-moi',
			og: {
				...next.head.og,
				title: 'Tin mới – Hiên',
				image: 'http://localhost/bia.jpg',
				image_alt: 'Hiên nhà buổi sớm',
			},
		};
		serve( screens( next ) );
		const { user } = await renderApp();

		await user.click(
			screen.getAllByRole( 'link', {
				name: 'Tin mới',
			} )[ 0 ] as HTMLElement
		);
		await title( 'Tin mới – Hiên' );

		const content = ( selector: string ) =>
			document.head.querySelector( selector )?.getAttribute( 'content' );
		await waitFor( () =>
			expect( content( 'meta[name="description"]' ) ).toBe(
				'Những bài viết mới nhất.'
			)
		);
		expect( content( 'meta[property="og:title"]' ) ).toBe(
			'Tin mới – Hiên'
		);
		expect( content( 'meta[property="og:image:alt"]' ) ).toBe(
			'Hiên nhà buổi sớm'
		);
		expect( content( 'meta[name="robots"]' ) ).toBe(
			'max-image-preview:large'
		);
		expect(
			document.head.querySelector( 'link[rel="canonical"]' )
		).toHaveAttribute( 'href', 'http://localhost/tin-moi' );
		expect( document.head.querySelector( 'link[rel="next"]' ) ).toBeNull();
	} );

	it( 'goes to what the fragment names', async () => {
		serve(
			screens(
				postScreen(
					{ comment_state: { open: true, count: 1 } },
					commentList( [ comment( { id: 21 } ) ] )
				)
			)
		);
		await renderApp();

		clickIsLeft( '<a href="/wordpress/tao-rest-api#comments21">x</a>' );
		await heading( POST );

		const target = document.getElementById( 'comments21' );
		expect( window.location.hash ).toBe( '#comments21' );
		expect( scrollIntoView ).toHaveBeenLastCalledWith( target );
		expect( target ).toHaveClass( 'is-target' );
	} );

	it( 'asks the server again when the current page is clicked', async () => {
		const asked = serve( screens( latestScreen() ) );
		await renderApp( latestScreen() );
		const entries = window.history.length;

		const [ here ] = screen.getAllByRole( 'link', { name: 'Tin mới' } );
		fireEvent.click( here as HTMLElement );
		fireEvent.click( here as HTMLElement );

		await waitFor( () => expect( asked ).toEqual( [ 'screen /tin-moi' ] ) );
		expect( window.history.length ).toBe( entries );
	} );
} );

describe( 'a double click', () => {
	/** Double clicks a link to a page that is loaded already, with a button under the pointer there. */
	async function doubleClick( second: MouseEventInit ) {
		const { registry } = await renderApp();
		cache( registry, postScreen() );
		const press = jest.fn();
		clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>', { detail: 1 } );
		const button = document.createElement( 'button' );
		button.addEventListener( 'click', press );
		( await heading( POST ) ).append( button );
		fireEvent.click( button, second );
		return press;
	}

	it( 'presses nothing on the page that its first half opens', async () => {
		expect( await doubleClick( { detail: 2 } ) ).not.toHaveBeenCalled();
	} );

	it( 'is no two single clicks', async () => {
		expect( await doubleClick( { detail: 1 } ) ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is one on the page itself', async () => {
		await renderApp();
		const press = jest.fn();
		const button = document.createElement( 'button' );
		button.addEventListener( 'click', press );
		document.querySelector( 'main' )?.append( button );
		fireEvent.click( button, { detail: 1 } );
		fireEvent.click( button, { detail: 2 } );
		expect( press ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'links that are the browser’s', () => {
	it.each( [
		[
			'with a modifier key',
			'<a href="/tin-moi">x</a>',
			{ ctrlKey: true },
		],
		[
			'with the shift key',
			'<a href="/tin-moi">x</a>',
			{ shiftKey: true },
		],
		[ 'with the middle button', '<a href="/tin-moi">x</a>', { button: 1 } ],
		[ 'to a new tab', '<a href="/tin-moi" target="_blank">x</a>', {} ],
		[ 'to another site', '<a href="https://vi-du.vn/tin-moi">x</a>', {} ],
		[
			'marked external',
			'<a href="/tin-moi" rel="nofollow external">x</a>',
			{},
		],
		[ 'to a file', '<a href="/tin-moi" download>x</a>', {} ],
		[ 'to wp-admin', '<a href="/wp-admin/edit">x</a>', {} ],
		[ 'to a script of WordPress', '<a href="/wp-login.php">x</a>', {} ],
		[ 'to a feed', '<a href="/wordpress/feed">x</a>', {} ],
		[ 'to a sitemap', '<a href="/wp-sitemap.xml">x</a>', {} ],
		[ 'to an upload', '<a href="/wp-content/uploads/a">x</a>', {} ],
		[ 'with a query', '<a href="/?p=12">x</a>', {} ],
		[ 'by mail', '<a href="mailto:an@vi-du.vn">x</a>', {} ],
		[ 'on the same page', '<a href="#noi-dung">x</a>', {} ],
		[
			'that opt out',
			'<p data-no-router><a href="/tin-moi">x</a></p>',
			{},
		],
	] )( 'leaves a link %s alone', async ( _, html, init ) => {
		const asked = serve( {} );
		await renderApp();
		expect( clickIsLeft( html, init ) ).toBe( true );
		expect( asked ).toEqual( [] );
	} );

	it( 'follows a plain link in content', async () => {
		serve( screens( latestScreen() ) );
		await renderApp();
		expect( clickIsLeft( '<a href="/tin-moi/"><em>x</em></a>' ) ).toBe(
			false
		);
		await heading( 'Tin mới' );
		expect( window.location.pathname ).toBe( '/tin-moi' );
	} );
} );

describe( 'back and forward', () => {
	it( 'restores the scroll position without a request', async () => {
		const asked = serve( screens( postScreen() ) );
		const { user } = await renderApp();
		window.scrollTo( { top: 640 } );
		await user.click( link( POST ) );
		await heading( POST );
		window.scrollTo( { top: 90 } );

		act( () => window.history.back() );
		await heading( 'Hiên: blog lập trình WordPress' );
		expect( window.scrollY ).toBe( 640 );
		await title( 'Hiên' );

		act( () => window.history.forward() );
		await heading( POST );
		expect( window.scrollY ).toBe( 90 );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'needs no network, however long the reader was away', async () => {
		serve( screens( postScreen() ) );
		const { user } = await renderApp();
		await user.click( link( POST ) );
		await heading( POST );
		const clock = jest
			.spyOn( Date, 'now' )
			.mockReturnValue( Date.now() + 60 * 60_000 );
		serve( {} );

		act( () => window.history.back() );
		await heading( 'Hiên: blog lập trình WordPress' );
		act( () => window.history.forward() );
		expect( await heading( POST ) ).toBeVisible();
		clock.mockRestore();
	} );

	it( 'shows a list of more than five minutes and asks for its screen once; the next time the new one is there', async () => {
		const titled = ( name: string ) => {
			const { data, ...list } = latestScreen();
			const posts = postList( { data: [ summary( { title: name } ) ] } );
			return { ...list, data: { ...data, posts } };
		};
		serve( screens( postScreen() ) );
		const { user } = await renderApp( titled( 'Bài cũ' ) );
		await user.click( link( 'Bài cũ' ) );
		await heading( POST );
		const clock = jest
			.spyOn( Date, 'now' )
			.mockReturnValue( Date.now() + 6 * 60_000 );
		const answer = later( titled( 'Bài mới' ) );
		const asked = serve( {
			...screens( postScreen() ),
			'screen /tin-moi': answer,
			columns: () => json( shell() ),
		} );

		act( () => window.history.back() );
		await heading( 'Tin mới' );
		expect( link( 'Bài cũ' ) ).toBeVisible();
		await act( async () => answer.give() );
		await waitFor( () => expect( link( 'Bài mới' ) ).toBeVisible() );

		act( () => window.history.forward() );
		await heading( POST );
		act( () => window.history.back() );
		await heading( 'Tin mới' );
		expect( link( 'Bài mới' ) ).toBeVisible();
		await act( async () => {} );
		expect( [ ...asked ].sort() ).toEqual( [
			'columns',
			'screen /tin-moi',
			`screen ${ postScreen().path }`,
		] );
		clock.mockRestore();
	} );

	it( 'asks for the screen again where the page itself was old, as one from a page cache', async () => {
		const old = Date.now() / 1000 - 6 * 60;
		const { data, ...list } = latestScreen();
		const posts = postList( { data: [ summary( { title: 'Bài mới' } ) ] } );
		const asked = serve( screens( { ...list, data: { ...data, posts } } ) );
		await renderApp( latestScreen(), undefined, { generated_at: old } );
		expect(
			await screen.findByRole( 'link', { name: 'Bài mới' } )
		).toBeVisible();
		expect( asked ).toEqual( [ 'screen /tin-moi' ] );
	} );

	it( 'keeps the scroll position of each page where a link is followed while Back is loading', async () => {
		serve( screens( latestScreen(), categoryScreen(), postScreen() ) );
		await renderApp();
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		window.scrollTo( { top: 300 } );
		clickIsLeft( '<a href="/wordpress">x</a>' );
		await heading( 'WordPress' );
		window.scrollTo( { top: 900 } );

		screenCache.clear();
		serve( { 'screen /tin-moi': later( latestScreen() ) } );
		act( () => window.history.back() );
		await waitFor( () =>
			expect( window.location.pathname ).toBe( '/tin-moi' )
		);
		serve( screens( latestScreen(), postScreen() ) );
		clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>' );
		await heading( POST );
		act( () => window.history.back() );
		await heading( 'Tin mới' );
		expect( window.scrollY ).toBe( 300 );
	} );

	it( 'shows an error where Back leads to an address that is no screen and cannot be loaded', async () => {
		serve( screens( latestScreen() ) );
		const { load } = await renderApp( homeScreen(), '/?day=3' );
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		load.mockReturnValue( false );

		act( () => window.history.back() );
		await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
		expect( load ).toHaveBeenCalledWith( 'http://localhost/?day=3' );
		expect( window.location.search ).toBe( '?day=3' );
		act( () => window.history.forward() );
		await heading( 'Tin mới' );
		expect( window.location.pathname ).toBe( '/tin-moi' );
	} );

	it( 'leaves restoring a reload to the browser', async () => {
		serve( {} );
		await renderApp();
		expect( window.history.scrollRestoration ).toBe( 'manual' );
		fireEvent( window, new Event( 'pagehide' ) );
		expect( window.history.scrollRestoration ).toBe( 'auto' );
	} );

	it( 'leaves a page of the back/forward cache to the browser, which restores it after pageshow', async () => {
		serve( {} );
		await renderApp();
		fireEvent( window, new Event( 'pagehide' ) );
		fireEvent( window, new Event( 'pageshow' ) );
		expect( window.history.scrollRestoration ).toBe( 'auto' );
		await waitFor( () =>
			expect( window.history.scrollRestoration ).toBe( 'manual' )
		);
	} );
} );

describe( 'Back before the app follows links', () => {
	let stop = () => {};

	/** What the app does where it begins to listen at an address; `from`: the one at which the page was loaded. */
	async function listenAt(
		address: string,
		from = address
	): Promise< void > {
		screenCache.clear();
		window.history.replaceState( { hienKey: 'before' }, '', address );
		const { href } = new URL( from, window.location.href );
		const loaded = { name: href } as PerformanceEntry;
		performance.getEntriesByType = () => [ loaded ];
		window.hienClicks = clickQueue;
		stop = listen();
		await act( () => new Promise( ( done ) => setTimeout( done, 50 ) ) );
	}

	afterEach( () => {
		stop();
		Reflect.deleteProperty( performance, 'getEntriesByType' );
		delete window.hienClicks;
	} );

	it( 'shows the page of the address', async () => {
		serve( screens( postScreen() ) );
		const { load } = await renderApp( latestScreen() );
		await listenAt( postScreen().path, latestScreen().path );
		await heading( POST );
		await title( `${ POST } – Hiên` );
		expect( load ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'with arguments of others', '/tin-moi?x=1' ],
		[ 'that the server reads in another way', '/tin-moi/page/2' ],
	] )(
		'is not that a page is loaded at an address %s',
		async ( _, address ) => {
			const asked = serve( {} );
			const { load, registry } = await renderApp(
				latestScreen(),
				address
			);
			const { getKey } = registry.select( navigationStore );
			const shown = getKey();
			await listenAt( address );
			expect( asked ).toEqual( [] );
			expect( load ).not.toHaveBeenCalled();
			expect( getKey() ).toBe( shown );
		}
	);

	it( 'is not that a script takes arguments off the address', async () => {
		const asked = serve( {} );
		const { load } = await renderApp( latestScreen() );
		await listenAt( '/tin-moi', '/tin-moi?utm_source=zalo' );
		expect( asked ).toEqual( [] );
		expect( load ).not.toHaveBeenCalled();
	} );
} );

describe( 'an address with arguments of advertisers', () => {
	const LANDED = '/wordpress/tao-rest-api?fbclid=1&utm_source=zalo';

	afterEach( () => jest.restoreAllMocks() );

	it( 'is shown without them once they were read, which is no view of another page', async () => {
		const views = jest.spyOn( window.history, 'replaceState' );
		const { registry } = await renderApp(
			postScreen(),
			`${ LANDED }#binh-luan`
		);
		expect( window.location.search ).not.toBe( '' );
		await waitFor( () => expect( window.location.search ).toBe( '' ) );
		expect( window.location.hash ).toBe( '#binh-luan' );
		expect( registry.select( navigationStore ).getLocation().search ).toBe(
			''
		);
		expect( views.mock.calls.map( ( [ , , url ] ) => url ) ).not.toContain(
			window.location.href
		);
		expect( window.history.state ).toHaveProperty( 'hienKey' );
	} );

	it( 'is gone back to inside the app, also where they were not read yet', async () => {
		const asked = serve( screens( latestScreen() ) );
		const { load } = await renderApp( postScreen(), LANDED );
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		act( () => window.history.back() );
		await heading( POST );
		expect( window.location.search ).toBe( '' );
		expect( asked ).toEqual( [ 'screen /tin-moi' ] );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'of a link leads to the page without them', async () => {
		serve( screens( latestScreen() ) );
		const { load } = await renderApp();
		expect( clickIsLeft( '<a href="/tin-moi?utm_source=thu">x</a>' ) ).toBe(
			false
		);
		await heading( 'Tin mới' );
		expect( window.location.search ).toBe( '' );
		expect( load ).not.toHaveBeenCalled();
	} );
} );

describe( 'the code of a screen', () => {
	const load = jest.fn( screenCode.load );
	const loaded = () => load.mock.calls.map( ( [ route ] ) => route );
	const start = async () => {
		load.mockClear();
		return renderApp( undefined, undefined, undefined, {
			...screenCode,
			load,
		} );
	};

	it( 'is loaded by the path while its data is loading, also where a prefetch requested that', async () => {
		const slow = later( categoryScreen() );
		serve( { 'screen /wordpress': slow } );
		await start();
		void screenCache.load( '/wordpress' );

		clickIsLeft( '<a href="/wordpress">x</a>' );
		await waitFor( () => expect( loaded() ).toContain( 'category' ) );
		await act( async () => slow.give() );
		await heading( 'WordPress' );
	} );

	it( 'is that of the route where the data is cached', async () => {
		serve( screens( postScreen() ) );
		const { user } = await start();
		await screenCache.load( '/wordpress/tao-rest-api' );

		await user.click( link( POST ) );
		await heading( POST );
		expect( loaded() ).toEqual( [ 'post' ] );
	} );
} );

describe( 'a navigation that another one follows', () => {
	it( 'is aborted with its request', async () => {
		const slow = later( categoryScreen() );
		let signal: AbortSignal | null | undefined;
		serve( {
			'screen /wordpress': ( init ) => {
				signal = init.signal;
				return slow( init );
			},
			...screens( latestScreen() ),
		} );
		await renderApp();

		clickIsLeft( '<a href="/wordpress">x</a>' );
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		slow.give();
		await act( () => slow( {} ) );

		expect( signal?.aborted ).toBe( true );
		expect(
			screen.queryByRole( 'heading', { level: 1, name: 'WordPress' } )
		).toBeNull();
		expect( window.location.pathname ).toBe( '/tin-moi' );
	} );

	it( 'goes on where it is asked for again', async () => {
		const slow = later( categoryScreen() );
		const asked = serve( { 'screen /wordpress': slow } );
		await renderApp();

		clickIsLeft( '<a href="/wordpress">x</a>' );
		clickIsLeft( '<a href="/wordpress">x</a>' );
		slow.give();

		expect( await heading( 'WordPress' ) ).toBeVisible();
		expect( asked ).toEqual( [ 'screen /wordpress' ] );
	} );
} );

describe( 'what the server answers', () => {
	it( 'shows a screen at the address that redirects have led to, in one entry of the history', async () => {
		serve( { 'screen /tao-rest-api': () => json( postScreen() ) } );
		const { load } = await renderApp();
		const { length } = window.history;

		clickIsLeft( '<a href="/tao-rest-api#muc-1">x</a>' );

		await heading( POST );
		expect( window.location.href ).toBe(
			'http://localhost/wordpress/tao-rest-api#muc-1'
		);
		expect( window.history ).toHaveLength( length + 1 );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'corrects the address of an entry that the reader comes back to', async () => {
		serve( screens( postScreen(), latestScreen() ) );
		await renderApp();
		clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>' );
		await heading( POST );
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		screenCache.clear();
		const moved = { ...postScreen(), path: '/wordpress/ten-moi' };
		serve( { 'screen /wordpress/tao-rest-api': () => json( moved ) } );
		act( () => window.history.back() );
		await heading( POST );
		expect( window.location.pathname ).toBe( '/wordpress/ten-moi' );
	} );

	it( 'loads a page whose content needs scripts', async () => {
		serve( screens( { ...postScreen(), document: true } ) );
		const { user, load } = await renderApp();
		await user.click( link( POST ) );
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith(
				'http://localhost/wordpress/tao-rest-api'
			)
		);
		expect( window.location.pathname ).toBe( '/' );
	} );

	it( 'loads what is no screen, such as the page of another plugin', async () => {
		serve( {
			'screen /san-pham': () => new Response( '<p>Sản phẩm</p>' ),
		} );
		const { load } = await renderApp();
		clickIsLeft( '<a href="/san-pham">x</a>' );
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith( 'http://localhost/san-pham' )
		);
		expect( window.location.pathname ).toBe( '/' );
	} );

	it( 'says so where what is no screen cannot be loaded', async () => {
		serve( {
			'screen /san-pham': () => new Response( '<p>Sản phẩm</p>' ),
		} );
		const { load } = await renderApp();
		load.mockReturnValue( false );
		clickIsLeft( '<a href="/san-pham">x</a>' );
		await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
		expect( window.location.pathname ).toBe( '/san-pham' );
	} );

	it( 'shows under the address that there is nothing', async () => {
		serve( screens( notFoundScreen( '/khong-co' ) ) );
		await renderApp();
		clickIsLeft( '<a href="/khong-co">x</a>' );
		await heading( 'Trang không tồn tại' );
		expect( window.location.pathname ).toBe( '/khong-co' );
	} );

	it( 'loads the page of what only members may see, which asks to sign in', async () => {
		serve( screens( screenOf( 'error', '/tai-khoan', { status: 401 } ) ) );
		const { load } = await renderApp();
		clickIsLeft( '<a href="/tai-khoan">x</a>' );
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith( 'http://localhost/tai-khoan' )
		);
		expect( window.location.pathname ).toBe( '/' );
	} );
} );

describe( 'without a network', () => {
	const WAITS = 'Bạn đang ngoại tuyến. Khi có mạng, trang vừa chọn sẽ tự mở.';
	const CALL = 'screen /wordpress/tao-rest-api';

	function setOnline( isOnline: boolean ): void {
		jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( isOnline );
		fireEvent( window, new Event( isOnline ? 'online' : 'offline' ) );
	}

	/** The app, offline, with the notice of the connection. */
	async function goOffline( first = latestScreen() ) {
		let isOnline = false;
		const asked = serve( {
			[ CALL ]: () => ( isOnline ? json( postScreen() ) : offline() ),
		} );
		const app = await renderApp( first );
		render(
			<RegistryProvider value={ app.registry }>
				<ConnectionNotice />
			</RegistryProvider>
		);
		act( () => setOnline( false ) );
		return {
			...app,
			asked,
			goOnline: () => {
				isOnline = true;
				act( () => setOnline( true ) );
			},
		};
	}

	afterEach( () => jest.restoreAllMocks() );

	it( 'a followed link keeps the page, says so, and opens by itself when the network is back', async () => {
		const { user, goOnline } = await goOffline();
		await user.click( link( POST ) );
		expect( await screen.findByText( WAITS ) ).toBeVisible();
		await heading( 'Tin mới' );
		expect( window.location.pathname ).toBe( '/tin-moi' );
		goOnline();
		await heading( POST );
		expect( window.location.pathname ).toBe( '/wordpress/tao-rest-api' );
	} );

	it( 'so does a link to the page itself', async () => {
		const { goOnline } = await goOffline( postScreen() );
		clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>' );
		expect( await screen.findByText( WAITS ) ).toBeVisible();
		await heading( POST );
		goOnline();
		await waitFor( () => expect( screen.queryByText( WAITS ) ).toBeNull() );
		await heading( POST );
	} );

	it( 'and one whose page the browser must load', async () => {
		const { load } = await goOffline();
		screenCache.put( '/wordpress/tao-rest-api', {
			...postScreen(),
			document: true,
		} );
		clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>' );
		expect( await screen.findByText( WAITS ) ).toBeVisible();
		await heading( 'Tin mới' );
		act( () => setOnline( true ) );
		await waitFor( () => expect( load ).toHaveReturnedWith( true ) );
	} );

	it( 'another link is followed instead', async () => {
		const { user, asked, goOnline, registry } = await goOffline();
		await user.click( link( POST ) );
		await screen.findByText( WAITS );
		cache( registry, categoryScreen() );
		clickIsLeft( '<a href="/wordpress">x</a>' );
		await heading( 'WordPress' );
		expect( screen.queryByText( WAITS ) ).toBeNull();
		goOnline();
		await act( async () => {} );
		await heading( 'WordPress' );
		expect( asked ).toEqual( [ CALL ] );
	} );

	it( 'what Back leads to is fetched when the network is back', async () => {
		const { goOnline, registry } = await goOffline( postScreen() );
		cache( registry, latestScreen() );
		clickIsLeft( '<a href="/tin-moi">x</a>' );
		await heading( 'Tin mới' );
		screenCache.clear();
		act( () => window.history.back() );
		await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
		goOnline();
		expect( await heading( POST ) ).toBeVisible();
	} );
} );

describe( 'failure', () => {
	it( 'offers to try again, and does', async () => {
		let isOnline = false;
		serve( {
			'screen /wordpress/tao-rest-api': () =>
				isOnline ? json( postScreen() ) : offline(),
		} );
		const { user, container } = await renderApp();

		await user.click( link( POST ) );
		await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
		expect( screen.getByText( /mạng đang chập chờn/ ) ).toBeVisible();
		expect( window.location.pathname ).toBe( '/wordpress/tao-rest-api' );
		expect(
			container.querySelector( '.hien-loading-bar.is-failed' )
		).not.toBeNull();
		expect( window.reportError ).toHaveBeenCalledTimes( 1 );

		isOnline = true;
		await user.click( screen.getByRole( 'link', { name: 'Thử lại' } ) );
		await heading( POST );
	} );

	it.each( [ 'push', 'preview' ] )(
		'of the browser’s history, as in Safari after a hundred changes, lets the browser load the page: %s',
		async ( kind ) => {
			if ( kind === 'preview' ) {
				await screenCode.load( 'post' );
			}
			serve( screens( postScreen() ) );
			const { user, load } = await renderApp();
			const error = new DOMException( 'Too many', 'SecurityError' );
			const push = jest
				.spyOn( window.history, 'pushState' )
				.mockImplementation( () => {
					throw error;
				} );
			await user.click( link( POST ) );
			await waitFor( () =>
				expect( load.mock.calls ).toEqual( [
					[ 'http://localhost/wordpress/tao-rest-api' ],
				] )
			);
			expect( window.reportError ).toHaveBeenCalledWith( error );
			push.mockRestore();
		}
	);

	it( 'of a firewall that refuses the data lets the browser load the page', async () => {
		serve( {
			'screen /wordpress/tao-rest-api': () =>
				new Response( '<h1>Forbidden</h1>', { status: 403 } ),
		} );
		const { user, load } = await renderApp();
		await user.click( link( POST ) );
		await waitFor( () =>
			expect( load ).toHaveBeenCalledWith(
				'http://localhost/wordpress/tao-rest-api'
			)
		);
	} );

	it.each( [ 'again', 'here' ] )(
		'of the server itself is told by the app; the browser loads the page when the reader tries again: %s',
		async ( where ) => {
			serve( {
				'screen /wordpress/tao-rest-api': () =>
					new Response( '<h1>Error</h1>', { status: 500 } ),
			} );
			const { user, load } = await renderApp(
				where === 'here' ? postScreen() : undefined
			);
			clickIsLeft( '<a href="/wordpress/tao-rest-api">x</a>' );
			await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
			expect(
				screen.getByText( /không phải do mạng của bạn/ )
			).toBeVisible();
			expect( load ).not.toHaveBeenCalled();

			await user.click( screen.getByRole( 'link', { name: 'Thử lại' } ) );
			await waitFor( () =>
				expect( load.mock.calls ).toEqual( [
					[ 'http://localhost/wordpress/tao-rest-api' ],
				] )
			);
		}
	);

	describe( 'of a chunk', () => {
		const broken = () =>
			renderApp( undefined, undefined, undefined, {
				...screenCode,
				load: () => Promise.reject( new Error( 'ChunkLoadError' ) ),
			} );

		it( 'loads the page, at most once a minute', async () => {
			serve( screens( latestScreen(), categoryScreen() ) );
			const { load } = await broken();

			clickIsLeft( '<a href="/tin-moi">x</a>' );
			await waitFor( () =>
				expect( load ).toHaveBeenCalledWith(
					'http://localhost/tin-moi'
				)
			);

			clickIsLeft( '<a href="/wordpress">x</a>' );
			await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
			expect( load ).toHaveBeenCalledTimes( 1 );

			const clock = jest
				.spyOn( Date, 'now' )
				.mockReturnValue( Date.now() + 60_001 );
			clickIsLeft( '<a href="/tin-moi">x</a>' );
			await waitFor( () => expect( load ).toHaveBeenCalledTimes( 2 ) );
			clock.mockRestore();
		} );

		it( 'says so where no page can be loaded', async () => {
			serve( screens( latestScreen() ) );
			const { load } = await broken();
			load.mockReturnValue( false );
			clickIsLeft( '<a href="/tin-moi">x</a>' );
			await heading( 'Đã sảy ra lỗi vui lòng về: Trang chủ' );
			expect( load ).toHaveBeenCalledTimes( 1 );
			expect( window.location.pathname ).toBe( '/tin-moi' );
		} );
	} );
} );

describe( 'a site in a subdirectory', () => {
	it( 'treats what lies beside it as another site', async () => {
		serve( { 'screen /blog/tin-moi': () => json( latestScreen() ) } );
		await renderApp( homeScreen(), '/blog/', {
			home: 'http://localhost/blog',
			base: '/blog',
		} );
		expect( clickIsLeft( '<a href="/tin-moi">x</a>' ) ).toBe( true );
		expect( clickIsLeft( '<a href="/blogs">x</a>' ) ).toBe( true );
		expect( clickIsLeft( '<a href="/blog/tin-moi">x</a>' ) ).toBe( false );
		await heading( 'Tin mới' );
		expect( window.location.pathname ).toBe( '/blog/tin-moi' );
	} );
} );
