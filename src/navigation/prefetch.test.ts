import { fireEvent } from '@testing-library/react';
import { bringIntoView } from '../../tests/js/browser';
import {
	latestScreen,
	postScreen,
	screenOf,
	WITH_SHEET,
} from '../../tests/js/fixtures';
import { setUpApiOnce } from '../../tests/js/render-app';
import { later, screens, serve, writeBoot } from '../../tests/js/server';
import { forgetScreens } from '../api/screens';
import { navigationStore } from '../stores/navigation';
import { createSiteRegistry } from '../app/registry';
import type { SiteRegistry } from '../stores/site-registry';
import { startPrefetch } from './prefetch';

let stop: () => void;
let registry: SiteRegistry;

/** Time for idle callbacks and answers. */
function settle(): Promise< void > {
	return jest.advanceTimersByTimeAsync( 5000 );
}

async function addLinks( ...paths: string[] ): Promise< HTMLAnchorElement[] > {
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
	writeBoot();
	setUpApiOnce();
	forgetScreens();
	setConnection( {} );
	registry = createSiteRegistry();
	stop = startPrefetch( registry );
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
		'screens?path=/tin-moi',
		'screens?path=/wordpress/tao-rest-api',
	] );
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
] )( 'never fetches %s', async ( _, path ) => {
	const asked = serve( {} );
	const links = await addLinks( path );
	await bringAllIntoView( links );
	links.forEach( ( link ) => fireEvent.mouseOver( link ) );
	await settle();
	expect( asked ).toEqual( [] );
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
		expect( asked ).toEqual( [ 'screens?path=/tin-moi' ] );
	}
);

it( 'fetches two at a time', async () => {
	const answers = [ '/a', '/b', '/c' ].map(
		( path ) =>
			[
				`screens?path=${ path }`,
				later( screenOf( 'latest', path ) ),
			] as const
	);
	const asked = serve( Object.fromEntries( answers ) );
	await bringAllIntoView( await addLinks( '/a', '/b', '/c' ) );
	expect( asked ).toHaveLength( 2 );
	answers[ 0 ]?.[ 1 ].give();
	await settle();
	expect( asked ).toHaveLength( 3 );
} );

it( 'fetches at most thirty on a page, and begins again on the next', async () => {
	const paths = Array.from(
		{ length: 35 },
		( _, index ) => `/bai-${ index }`
	);
	const asked = serve(
		screens( ...paths.map( ( path ) => screenOf( 'latest', path ) ) )
	);
	await bringAllIntoView( await addLinks( ...paths ) );
	expect( asked ).toHaveLength( 30 );

	window.history.replaceState( null, '', '/tin-moi' );
	await bringAllIntoView( await addLinks( '/bai-34' ) );
	expect( asked ).toHaveLength( 31 );
} );

it( 'leaves a failure to the click', async () => {
	const asked = serve( {} );
	const [ link ] = await addLinks( '/hong' );
	fireEvent.mouseOver( link as HTMLElement );
	await settle();
	fireEvent.mouseOver( link as HTMLElement );
	await settle();
	expect( asked ).toHaveLength( 2 );
} );

it( 'leaves a server alone that does not answer, until the next page', async () => {
	const asked = serve( {} );
	await bringAllIntoView( await addLinks( '/a', '/b', '/c', '/d' ) );
	expect( asked ).toHaveLength( 2 );

	window.history.replaceState( null, '', '/wordpress' );
	await bringAllIntoView( await addLinks( '/e' ) );
	expect( asked ).toHaveLength( 3 );
} );

describe( 'what a pointer presses', () => {
	const ahead = () => registry.select( navigationStore ).getAhead();

	/** jsdom has no PointerEvent. */
	async function press(
		link: HTMLElement | undefined,
		init: MouseEventInit = {}
	): Promise< void > {
		link?.dispatchEvent(
			new MouseEvent( 'pointerdown', { bubbles: true, ...init } )
		);
		await jest.advanceTimersByTimeAsync( 0 );
	}

	it( 'is rendered ahead, where it is here', async () => {
		serve( screens( postScreen() ) );
		const [ link ] = await addLinks( '/wordpress/tao-rest-api' );
		await press( link );
		expect( ahead() ).toBeNull();
		await settle();
		await press( link );
		expect( ahead()?.screen ).toEqual( postScreen() );
	} );

	it( 'is not rendered ahead for another tab', async () => {
		serve( screens( postScreen() ) );
		const links = await addLinks( '/wordpress/tao-rest-api' );
		await bringAllIntoView( links );
		await press( links[ 0 ], { button: 1 } );
		await press( links[ 0 ], { ctrlKey: true } );
		expect( ahead() ).toBeNull();
	} );

	it( 'has links that nobody sees yet', async () => {
		const asked = serve( screens( latestScreen() ) );
		const [ link ] = await addLinks( '/tin-moi' );
		const stage = document.createElement( 'article' );
		stage.className = 'is-ahead';
		link?.replaceWith( stage );
		stage.append( document.createElement( 'a' ) );
		stage.querySelector( 'a' )?.setAttribute( 'href', '/tin-moi' );
		await settle();
		await bringAllIntoView( [ ...stage.querySelectorAll( 'a' ) ] );
		expect( asked ).toEqual( [] );
		stage.className = '';
		await addLinks();
		document.body.append( stage );
		await bringAllIntoView( [ ...stage.querySelectorAll( 'a' ) ] );
		expect( asked ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'a list', latestScreen() ],
		[ 'a redirect', { ...postScreen(), redirect: '/tin-moi' } ],
		[
			'a page with scripts',
			postScreen( { assets: { styles: [], scripts: true } } ),
		],
	] )( 'is not rendered ahead where it is %s', async ( _, screen ) => {
		serve( screens( screen ) );
		const links = await addLinks( screen.path );
		await bringAllIntoView( links );
		await press( links[ 0 ] );
		expect( ahead() ).toBeNull();
	} );
} );
