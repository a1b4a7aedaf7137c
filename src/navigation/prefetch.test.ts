import { fireEvent } from '@testing-library/react';
import type { DataRegistry } from '@wordpress/data';
import {
	bringIntoView,
	observedElements,
	takeOutOfView,
} from '../../tests/js/browser';
import {
	latestScreen,
	menuItem,
	notFoundScreen,
	options,
	post,
	postList,
	postScreen,
	screenOf,
	shell,
	summary,
	WITH_SHEET,
} from '../../tests/js/fixtures';
import { setUpApiOnce } from '../../tests/js/render-app';
import { json, later, screens, serve, writeBoot } from '../../tests/js/server';
import { screenCode } from '../app/screen-code';
import { createSiteRegistry } from '../app/registry';
import { receiveShell } from '../stores/shell';
import { responsesStore } from '../stores/responses';
import { sessionStore } from '../stores/session';
import { startPrefetch } from './prefetch';
import { screenCache } from './screen-cache';
import { setUpNavigation } from './setup';

let stop: () => void;
let registry: DataRegistry;

function start(): void {
	setUpNavigation( { registry, code: screenCode } );
	stop = startPrefetch( () => {} );
}

/** Waits for idle callbacks and responses, for so short that what a test holds back meanwhile is no slow answer. */
function settle(): Promise< void > {
	return jest.advanceTimersByTimeAsync( 600 );
}

/** Adds links to posts that a list of ours names. */
function addLinks( ...paths: string[] ): Promise< HTMLAnchorElement[] > {
	void registry.dispatch( responsesStore ).receive( {
		[ `posts?search=${ paths.join() }` ]: postList( {
			data: paths.map( ( path ) => summary( { path } ) ),
		} ),
	} );
	return addOtherLinks( ...paths );
}

async function addOtherLinks(
	...paths: string[]
): Promise< HTMLAnchorElement[] > {
	const links = paths.map( ( path ) => {
		const link = document.createElement( 'a' );
		link.href = path;
		return link;
	} );
	document.body.append( ...links );
	await settle();
	return links;
}

async function bringAllIntoView( links: HTMLAnchorElement[] ): Promise< void > {
	links.forEach( bringIntoView );
	await settle();
}

function setConnection( connection: object ): void {
	Object.assign( navigator, { connection } );
}

beforeEach( () => {
	jest.useFakeTimers();
	const boot = writeBoot();
	setUpApiOnce();
	screenCache.clear();
	setConnection( {} );
	registry = createSiteRegistry();
	receiveShell( registry, boot.shell );
	start();
	fireEvent.pointerMove( document.body );
} );

afterEach( () => {
	stop();
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'fetches the screens of links that come into view, when idle', async () => {
	const asked = serve( screens( latestScreen(), postScreen() ) );
	const links = await addLinks( '/tin-moi', '/wordpress/tao-rest-api' );
	expect( asked ).toEqual( [] );
	await bringAllIntoView( links );
	expect( asked ).toEqual( [
		'screen /tin-moi',
		'screen /wordpress/tao-rest-api',
	] );
} );

it( 'fetches the side columns along with a list, where the page has none', async () => {
	stop();
	registry = createSiteRegistry();
	// As on the page of an article.
	receiveShell( registry, { courses: shell()[ 'courses' ] } );
	start();
	fireEvent.pointerMove( document.body );
	const asked = serve( {
		...screens( latestScreen(), postScreen() ),
		columns: () => json( shell() ),
	} );
	await bringAllIntoView( await addLinks( '/wordpress/tao-rest-api' ) );
	expect( asked ).not.toContain( 'columns' );
	await bringAllIntoView( await addLinks( '/tin-moi', '/khoa-hoc' ) );
	expect( asked.filter( ( path ) => path === 'columns' ) ).toHaveLength( 1 );
} );

it( 'fetches the styles of the text along with it', async () => {
	serve( screens( postScreen( { assets: WITH_SHEET } ) ) );
	await bringAllIntoView( await addLinks( '/wordpress/tao-rest-api' ) );
	expect(
		document.head.querySelector( 'link[rel="prefetch"]' )
	).toHaveAttribute( 'href', 'http://localhost/gallery.css' );
} );

it( 'asks once for many links to one screen', async () => {
	const asked = serve( screens( latestScreen() ) );
	await bringAllIntoView(
		await addLinks( '/tin-moi', '/tin-moi/', '/tin-moi#a' )
	);
	expect( asked ).toHaveLength( 1 );
} );

it.each( [
	[ 'the page itself', '/' ],
	[ 'wp-admin', '/wp-admin/edit' ],
	[ 'another site', 'https://vi-du.vn/a' ],
	[ 'a search', '/?s=a' ],
	[ 'a screen with arguments', '/tai-khoan?action=comment' ],
] )( 'never fetches %s', async ( _, path ) => {
	const asked = serve( {} );
	const links = await addLinks( path );
	await bringAllIntoView( links );
	links.forEach( ( link ) => fireEvent.mouseOver( link ) );
	await settle();
	expect( asked ).toEqual( [] );
} );

describe( 'of what may be the page of another plugin', () => {
	beforeEach( () => {
		void registry.dispatch( responsesStore ).receive( {
			options: {
				...options,
				menu: {
					primary: [ menuItem( 'Đăng xuất', '/dang-xuat' ) ],
					footer: [],
				},
			},
			'posts/dang-ky-hoc?id=3&page=1&type=page': post( {
				type: 'page',
				path: '/hoc-vien/dang-ky-hoc',
				content: '<a href="/xoa-het">Xóa hết</a>',
				breadcrumbs: [ { name: 'Học viên', path: '/hoc-vien' } ],
			} ),
		} );
	} );

	it.each( [
		[ 'the menu', '/dang-xuat' ],
		[ 'a text', '/xoa-het' ],
		[ 'the path of a page', '/hoc-vien' ],
		[ 'nothing', '/wordpress/dang-xuat' ],
	] )( 'fetches none that %s names', async ( _, path ) => {
		const asked = serve( {} );
		const links = await addOtherLinks( path );
		await bringAllIntoView( links );
		for ( const event of [
			'mouseOver',
			'focusIn',
			'pointerDown',
		] as const ) {
			links.forEach( ( link ) => fireEvent[ event ]( link ) );
		}
		await settle();
		expect( asked ).toEqual( [] );
	} );
} );

it.each( [
	[ 'a fixed route', '/khoa-hoc' ],
	[ 'a category', '/wordpress' ],
	[ 'a further page of a list', '/tin-moi/page/2' ],
	[ 'a further page of a category', '/wordpress/page/2' ],
] )( 'fetches %s', async ( _, path ) => {
	const asked = serve( screens( screenOf( 'latest', path ) ) );
	await bringAllIntoView( await addOtherLinks( path ) );
	expect( asked ).toContain( `screen ${ path }` );
} );

it.each( [
	[ 'on 2g', () => setConnection( { effectiveType: '2g' } ) ],
	[ 'on slow 2g', () => setConnection( { effectiveType: 'slow-2g' } ) ],
	[ 'when data is to be saved', () => setConnection( { saveData: true } ) ],
	[
		'offline',
		() => jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false ),
	],
] )( 'fetches nothing %s', async ( _, arrange ) => {
	arrange();
	const asked = serve( screens( latestScreen() ) );
	const links = await addLinks( '/tin-moi' );
	await bringAllIntoView( links );
	links.forEach( ( link ) => fireEvent.mouseOver( link ) );
	await settle();
	expect( asked ).toEqual( [] );
} );

it.each( [ 'mouseOver', 'focusIn', 'pointerDown' ] as const )(
	'fetches at once on %s',
	async ( event ) => {
		const asked = serve( screens( latestScreen() ) );
		const [ link ] = await addLinks( '/tin-moi' );
		fireEvent[ event ]( link as HTMLElement );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( asked ).toEqual( [ 'screen /tin-moi' ] );
	}
);

it( 'fetches what the main part links to before what menus link to', async () => {
	const asked = serve(
		screens( screenOf( 'latest', '/a' ), latestScreen() )
	);
	const [ inMain ] = await addLinks( '/a' );
	const main = document.createElement( 'main' );
	const inMenu = document.createElement( 'a' );
	inMenu.href = '/tin-moi';
	inMain?.remove();
	await settle();
	main.append( inMain?.cloneNode() as HTMLElement );
	document.body.append( inMenu, main );
	await settle();
	observedElements()
		.filter( ( { isConnected } ) => isConnected )
		.forEach( bringIntoView );
	await settle();
	expect( asked ).toEqual( [ 'screen /a', 'screen /tin-moi' ] );
} );

it( 'fetches one at a time', async () => {
	const answers = [ '/a', '/b' ].map(
		( path ) =>
			[ `screen ${ path }`, later( screenOf( 'latest', path ) ) ] as const
	);
	const asked = serve( Object.fromEntries( answers ) );
	await bringAllIntoView( await addLinks( '/a', '/b' ) );
	expect( asked ).toEqual( [ 'screen /a' ] );
	answers[ 0 ]?.[ 1 ].give();
	await settle();
	expect( asked ).toEqual( [ 'screen /a', 'screen /b' ] );
} );

it( 'begins when the page with its pictures is loaded', async () => {
	stop();
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'interactive' );
	start();
	fireEvent.pointerMove( document.body );
	const asked = serve( screens( latestScreen() ) );
	const links = await addLinks( '/tin-moi' );
	await bringAllIntoView( links );
	expect( asked ).toEqual( [] );
	state.mockRestore();
	window.dispatchEvent( new Event( 'load' ) );
	await settle();
	await bringAllIntoView( links );
	expect( asked ).toEqual( [ 'screen /tin-moi' ] );
} );

it.each( [ 'pointerMove', 'pointerDown', 'keyDown', 'wheel' ] as const )(
	'waits for the visitor’s first action, such as %s',
	async ( sign ) => {
		stop();
		start();
		const asked = serve( screens( latestScreen() ) );
		const links = await addLinks( '/tin-moi' );
		await bringAllIntoView( links );
		expect( asked ).toEqual( [] );

		fireEvent[ sign ]( document.body );
		await settle();
		await bringAllIntoView( links );
		expect( asked ).toEqual( [ 'screen /tin-moi' ] );
	}
);

it( 'does not fetch what has left the view before its turn', async () => {
	const first = later( screenOf( 'latest', '/a' ) );
	const asked = serve( {
		'screen /a': first,
		...screens( screenOf( 'latest', '/b' ), screenOf( 'latest', '/c' ) ),
	} );
	const links = await addLinks( '/a', '/b', '/c' );
	await bringAllIntoView( links );
	takeOutOfView( links[ 1 ] as HTMLElement );
	first.give();
	await settle();
	expect( asked ).toEqual( [ 'screen /a', 'screen /c' ] );
} );

it( 'fetches what is back in view, after what has stayed there', async () => {
	const first = later( screenOf( 'latest', '/a' ) );
	const asked = serve( {
		'screen /a': first,
		...screens( screenOf( 'latest', '/b' ), screenOf( 'latest', '/c' ) ),
	} );
	const links = await addLinks( '/a', '/b', '/c' );
	await bringAllIntoView( links );
	takeOutOfView( links[ 1 ] as HTMLElement );
	await bringAllIntoView( links.slice( 1, 2 ) );
	first.give();
	await settle();
	expect( asked ).toEqual( [ 'screen /a', 'screen /c', 'screen /b' ] );
} );

it( 'asks for at most twenty screens on a page, five of them because their links are in view', async () => {
	const paths = Array.from(
		{ length: 30 },
		( _, index ) => `/bai-${ index }`
	);
	const asked = serve(
		screens( ...paths.map( ( path ) => screenOf( 'latest', path ) ) )
	);
	const links = await addLinks( ...paths );
	await bringAllIntoView( links );
	expect( asked ).toHaveLength( 5 );
	for ( const link of links ) {
		fireEvent.mouseOver( link );
		await settle();
	}
	expect( asked ).toHaveLength( 20 );
} );

it.each( [ '/tin-moi', '/?s=hook' ] )(
	'has a budget of its own on %s',
	async ( next ) => {
		const paths = Array.from(
			{ length: 20 },
			( _, index ) => `/bai-${ index }`
		);
		const asked = serve(
			screens( ...paths.map( ( path ) => screenOf( 'latest', path ) ) )
		);
		await bringAllIntoView( await addLinks( ...paths ) );
		expect( asked ).toHaveLength( 5 );

		window.history.replaceState( null, '', next );
		await bringAllIntoView( await addLinks( '/bai-19' ) );
		expect( asked ).toHaveLength( 6 );
	}
);

it( 'ends with the session, and forgets what was fetched for who was signed in', async () => {
	const answer = later( screenOf( 'account', '/tai-khoan' ) );
	const asked = serve( {
		...screens( latestScreen() ),
		'screen /tai-khoan': answer,
	} );
	const links = await addLinks( '/tin-moi', '/tai-khoan', '/khoa-hoc' );
	await bringAllIntoView( links );
	const signals = jest
		.mocked( globalThis.fetch )
		.mock.calls.map( ( [ , init ] ) => init?.signal );
	expect( signals.map( ( signal ) => signal?.aborted ) ).toEqual( [
		false,
		false,
	] );
	void registry.dispatch( sessionStore ).end();
	await settle();
	expect( signals[ 1 ]?.aborted ).toBe( true );
	links.forEach( ( link ) => fireEvent.mouseOver( link ) );
	await settle();
	expect( asked ).toEqual( [ 'screen /tin-moi', 'screen /tai-khoan' ] );
	expect( screenCache.lookup( '/tin-moi' ).status ).toBe( 'absent' );
} );

it( 'goes on where the session does after all', async () => {
	const asked = serve( screens( latestScreen() ) );
	const links = await addLinks( '/tin-moi' );
	const { end } = registry.dispatch( sessionStore );
	void end();
	await bringAllIntoView( links );
	expect( asked ).toEqual( [] );
	void end( false );
	await settle();
	fireEvent.pointerMove( document.body );
	await settle();
	await bringAllIntoView( links );
	expect( asked ).toEqual( [ 'screen /tin-moi' ] );
} );

it.each( [
	[ 'does not answer', () => Promise.reject( new TypeError( 'x' ) ) ],
	[
		'sends no screen',
		() => new Response( '<h1>503</h1>', { status: 503 } ),
	],
	[
		'has too much to do',
		() => json( { ...notFoundScreen( '/a' ), status: 503 }, 503 ),
	],
	[
		'is asked too often',
		() => json( { ...notFoundScreen( '/a' ), status: 429 }, 429 ),
	],
	[
		'is slow',
		async () => {
			await new Promise( ( resolve ) => setTimeout( resolve, 2500 ) );
			return json( screenOf( 'latest', '/a' ) );
		},
	],
] )( 'leaves a server alone for a minute that %s', async ( _, answer ) => {
	const asked = serve( {
		...screens( latestScreen(), screenOf( 'latest', '/b' ) ),
		'screen /a': answer,
	} );
	const [ a, b ] = await addLinks( '/a', '/b', '/c' );
	await bringAllIntoView( [ a, b ] as HTMLAnchorElement[] );
	await jest.advanceTimersByTimeAsync( 3000 );
	expect( new Set( asked ) ).toEqual( new Set( [ 'screen /a' ] ) );

	window.history.replaceState( null, '', '/wordpress' );
	const [ latest ] = await addLinks( '/tin-moi' );
	await bringAllIntoView( [ latest as HTMLAnchorElement ] );
	fireEvent.mouseOver( latest as HTMLElement );
	fireEvent.pointerDown( latest as HTMLElement );
	await settle();
	expect( asked ).not.toContain( 'screen /tin-moi' );

	await jest.advanceTimersByTimeAsync( 60_000 );
	fireEvent.mouseOver( latest as HTMLElement );
	await settle();
	expect( asked.at( -1 ) ).toBe( 'screen /tin-moi' );
} );
