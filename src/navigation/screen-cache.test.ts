import type { DataRegistry } from '@wordpress/data';
import { latestScreen, postList, screenOf } from '../../tests/js/fixtures';
import { setUpApiOnce, setUpEmptyNavigation } from '../../tests/js/render-app';
import {
	json,
	later,
	offline,
	screens,
	serve,
	writeBoot,
} from '../../tests/js/server';
import type { Screen } from '../contract/types';
import { LATEST_POSTS, responsesStore } from '../stores/responses';
import { screenCache } from './screen-cache';

const { load, lookup, put, clear } = screenCache;
const PATH = '/tin-moi';
const MINUTE = 60_000;

beforeAll( () => {
	writeBoot();
	setUpApiOnce();
} );

let registry: DataRegistry;

/** The screen as the cache has it. */
function cached(): Screen {
	const { data, ...screen } = latestScreen();
	return screen;
}

beforeEach( () => {
	writeBoot();
	registry = setUpEmptyNavigation();
	clear();
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'requests a screen once, also while the request is pending', async () => {
	const asked = serve( screens( latestScreen() ) );
	expect( lookup( PATH ) ).toEqual( { status: 'absent' } );
	const answers = Promise.all( [ load( PATH ), load( PATH ) ] );
	expect( lookup( PATH ) ).toEqual( { status: 'pending' } );
	const [ one, two ] = await answers;
	expect( one ).toEqual( cached() );
	expect( two ).toBe( one );
	expect( lookup( PATH ) ).toEqual( { status: 'ready', screen: one } );
	await load( PATH );
	expect( asked ).toEqual( [ `screen ${ PATH }` ] );
} );

it( 'sends another request for a fresh one', async () => {
	const asked = serve( screens( latestScreen() ) );
	await load( PATH );
	await load( PATH, { isFresh: true } );
	expect( asked ).toHaveLength( 2 );
} );

it( 'has a screen ready for five minutes; then it is stale', async () => {
	jest.useFakeTimers();
	const asked = serve( screens( latestScreen() ) );
	put( PATH, cached() );
	jest.advanceTimersByTime( 5 * MINUTE - 1 );
	expect( lookup( PATH ).status ).toBe( 'ready' );
	await load( PATH );
	expect( asked ).toHaveLength( 0 );
	jest.advanceTimersByTime( 1 );
	expect( lookup( PATH ) ).toEqual( {
		status: 'stale',
		screen: cached(),
	} );
	await load( PATH );
	expect( asked ).toHaveLength( 1 );
	expect( lookup( PATH ).status ).toBe( 'ready' );
} );

it( 'gives a stale screen at once where that is as good, and renews it', async () => {
	jest.useFakeTimers();
	const asked = serve( screens( { ...latestScreen(), title: 'Mới' } ) );
	put( PATH, cached() );
	jest.advanceTimersByTime( 5 * MINUTE );
	await expect( load( PATH, { isStaleFine: true } ) ).resolves.toEqual(
		cached()
	);
	expect( asked ).toHaveLength( 1 );
	await expect( load( PATH ) ).resolves.toHaveProperty( 'title', 'Mới' );
	expect( asked ).toHaveLength( 1 );
} );

it( 'does not renew the age of a screen that is shown again', async () => {
	jest.useFakeTimers();
	serve( screens( latestScreen() ) );
	const screen = await load( PATH );
	jest.advanceTimersByTime( 4 * MINUTE );
	put( PATH, screen );
	jest.advanceTimersByTime( 1 * MINUTE );
	expect( lookup( PATH ).status ).toBe( 'stale' );
} );

it( 'keeps the fifty screens that were seen last', async () => {
	serve( {} );
	for ( let number = 0; number < 50; number++ ) {
		put( `/${ number }`, screenOf( 'page', `/${ number }` ) );
	}
	await load( '/0' );
	put( '/50', screenOf( 'page', '/50' ) );
	expect( lookup( '/0' ).status ).toBe( 'ready' );
	expect( lookup( '/1' ).status ).toBe( 'absent' );
	expect( lookup( '/50' ).status ).toBe( 'ready' );
} );

it( 'evicts no seen screen for a prefetched one', async () => {
	const prefetched = Array.from( { length: 60 }, ( _, number ) =>
		screenOf( 'page', `/${ number }` )
	);
	serve( screens( ...prefetched ) );
	put( PATH, cached() );
	for ( const { path } of prefetched ) {
		await load( path );
	}
	expect( lookup( PATH ).status ).toBe( 'ready' );
	expect( lookup( '/9' ).status ).toBe( 'absent' );
	expect( lookup( '/59' ).status ).toBe( 'ready' );
} );

it( 'does not remember a failure, and keeps a stale screen', async () => {
	jest.useFakeTimers();
	let isOnline = false;
	serve( {
		[ `screen ${ PATH }` ]: () =>
			isOnline ? json( latestScreen() ) : offline(),
	} );
	await expect( load( PATH ) ).rejects.toMatchObject( { kind: 'network' } );
	expect( lookup( PATH ).status ).toBe( 'absent' );
	put( PATH, cached() );
	jest.advanceTimersByTime( 60 * MINUTE );
	await expect( load( PATH ) ).rejects.toMatchObject( { kind: 'network' } );
	expect( lookup( PATH ).status ).toBe( 'stale' );
	isOnline = true;
	await expect( load( PATH ) ).resolves.toEqual( cached() );
} );

it( 'removes an aborted request at once, and sends it again for who has shared it', async () => {
	const slow = later( latestScreen() );
	const asked = serve( { [ `screen ${ PATH }` ]: slow } );
	const controller = new AbortController();
	load( PATH, { signal: controller.signal } ).catch( () => {} );
	const shared = load( PATH );
	controller.abort();
	expect( lookup( PATH ).status ).toBe( 'absent' );
	const again = load( PATH );
	slow.give();
	await expect( again ).resolves.toEqual( cached() );
	await expect( shared ).resolves.toEqual( cached() );
	expect( asked ).toHaveLength( 2 );
} );

it( 'gives the responses of a screen to the store, and keeps none itself', async () => {
	serve( screens( latestScreen() ) );
	const screen = await load( PATH );
	expect( screen ).not.toHaveProperty( 'data' );
	expect(
		registry.select( responsesStore ).getResponse( LATEST_POSTS )
	).toEqual( latestScreen().data[ 'posts' ] );
} );

it( 'keeps the responses of a fresh screen where an older request of it is answered later', async () => {
	const titled = ( title: string ) => ( {
		...latestScreen(),
		title,
		data: { ...latestScreen().data, posts: postList( { count: 1 } ) },
	} );
	const fresh = latestScreen();
	const older = later( titled( 'Cũ' ) );
	const answers = [ older, () => json( fresh ) ];
	serve( {
		[ `screen ${ PATH }` ]: ( init ) =>
			( answers.shift() ?? offline )( init ),
	} );
	const prefetched = load( PATH );
	await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	await load( PATH, { isFresh: true } );
	older.give();
	await prefetched;
	expect( lookup( PATH ) ).toEqual( { status: 'ready', screen: cached() } );
	expect(
		registry.select( responsesStore ).getResponse( LATEST_POSTS )
	).toEqual( fresh.data[ 'posts' ] );
} );

it( 'counts the age of a page from when the server made it', () => {
	put( PATH, cached(), Date.now() - 5 * MINUTE );
	expect( lookup( PATH ).status ).toBe( 'stale' );
} );
