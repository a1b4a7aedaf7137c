import { latestScreen, screenOf } from '../../tests/js/fixtures';
import {
	json,
	offline,
	screens,
	serve,
	writeBoot,
} from '../../tests/js/server';
import { setUpApi } from './client';
import {
	fetchScreen,
	forgetScreens,
	isScreenKnown,
	keepScreen,
	rememberScreen,
} from './screens';

beforeAll( () => {
	writeBoot();
	setUpApi();
} );

beforeEach( () => {
	writeBoot();
	forgetScreens();
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'asks once for a screen, also while the answer is on its way', async () => {
	const asked = serve( screens( latestScreen() ) );
	const [ one, two ] = await Promise.all( [
		fetchScreen( '/tin-moi' ),
		fetchScreen( '/tin-moi' ),
	] );
	expect( one ).toEqual( latestScreen() );
	expect( two ).toBe( one );
	await fetchScreen( '/tin-moi' );
	expect( asked ).toHaveLength( 1 );
} );

it( 'asks again for a fresh one', async () => {
	const asked = serve( screens( latestScreen() ) );
	await fetchScreen( '/tin-moi' );
	await fetchScreen( '/tin-moi', { fresh: true } );
	expect( asked ).toHaveLength( 2 );
} );

it( 'keeps a screen for five minutes', async () => {
	jest.useFakeTimers();
	const asked = serve( screens( latestScreen() ) );
	rememberScreen( '/tin-moi', latestScreen() );
	jest.advanceTimersByTime( 5 * 60_000 - 1 );
	await fetchScreen( '/tin-moi' );
	expect( asked ).toHaveLength( 0 );
	jest.advanceTimersByTime( 1 );
	expect( isScreenKnown( '/tin-moi' ) ).toBe( false );
	await fetchScreen( '/tin-moi' );
	expect( asked ).toHaveLength( 1 );
} );

it( 'keeps the fifty that were used last', async () => {
	serve( {} );
	for ( let number = 0; number < 50; number++ ) {
		rememberScreen( `/${ number }`, screenOf( 'page', `/${ number }` ) );
	}
	await fetchScreen( '/0' );
	rememberScreen( '/50', screenOf( 'page', '/50' ) );
	expect( isScreenKnown( '/0' ) ).toBe( true );
	expect( isScreenKnown( '/1' ) ).toBe( false );
	expect( isScreenKnown( '/50' ) ).toBe( true );
} );

it( 'does not remember a failure', async () => {
	let isOnline = false;
	serve( {
		'screens?path=/tin-moi': () =>
			isOnline ? json( latestScreen() ) : offline(),
	} );
	await expect( fetchScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
	isOnline = true;
	await expect( fetchScreen( '/tin-moi' ) ).resolves.toEqual(
		latestScreen()
	);
} );

it( 'forgets at once what its caller gave up on', () => {
	serve( { 'screens?path=/tin-moi': () => new Promise( () => {} ) } );
	const controller = new AbortController();
	const given = fetchScreen( '/tin-moi', { signal: controller.signal } );
	given.catch( () => {} );
	controller.abort();
	expect( isScreenKnown( '/tin-moi' ) ).toBe( false );
} );

it( 'gives back what the visitor saw, however old and with no network', async () => {
	jest.useFakeTimers();
	serve( { 'screens?path=/tin-moi': offline } );
	keepScreen( '/tin-moi', latestScreen() );
	jest.advanceTimersByTime( 60 * 60_000 );
	await expect( fetchScreen( '/tin-moi', { back: true } ) ).resolves.toEqual(
		latestScreen()
	);
	await expect( fetchScreen( '/tin-moi' ) ).rejects.toMatchObject( {
		kind: 'network',
	} );
	await expect( fetchScreen( '/tin-moi', { back: true } ) ).resolves.toEqual(
		latestScreen()
	);
} );

it( 'lets no guess push out what the visitor saw', async () => {
	const guesses = Array.from( { length: 60 }, ( _, number ) =>
		screenOf( 'page', `/${ number }` )
	);
	const asked = serve( screens( ...guesses ) );
	rememberScreen( '/tin-moi', latestScreen() );
	for ( const { path } of guesses ) {
		await fetchScreen( path );
	}
	asked.length = 0;
	await expect( fetchScreen( '/tin-moi', { back: true } ) ).resolves.toEqual(
		latestScreen()
	);
	expect( asked ).toEqual( [] );
} );
