import { ApiError } from '../../api/errors';
import { createConnection } from './connection';
import type { Sdk } from './connection-state';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A page whose database connects and disconnects as the test says. */
function openPage() {
	const requestToken = jest.fn( () => Promise.resolve( 'token' ) );
	const reconnect = jest.fn();
	let setConnected: ( isConnected: boolean ) => void = () => {};
	const sdk = {
		createFollow: () => ( { follow: () => {}, followAgain() {} } ),
		goOffline: () => {},
		goOnline: () => {},
		openFirebase: () => ( {
			database: {},
			signIn: () => Promise.resolve( { isBlocked: false } ),
		} ),
		reconnect,
		watchDatabase(
			_: unknown,
			{ onConnected }: { onConnected: typeof setConnected }
		) {
			setConnected = onConnected;
			onConnected( false );
			return { setHere: () => {} };
		},
	} as unknown as Sdk;
	const connection = createConnection( {
		loadSdk: () => Promise.resolve( sdk ),
		requestToken,
		config: () => ( {} ) as never,
	} );
	connection.start();
	return {
		connection,
		requestToken,
		reconnect,
		async setConnected( isConnected: boolean ): Promise< void > {
			await jest.advanceTimersByTimeAsync( 0 );
			setConnected( isConnected );
		},
	};
}

/** The computer sleeps: time passes, and no timer runs. */
const sleep = ( milliseconds: number ) =>
	jest.setSystemTime( Date.now() + milliseconds );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.clearAllTimers();
	jest.useRealTimers();
} );

it( 'gives an attempt to connect the half minute in which the SDK may succeed', async () => {
	const { connection, reconnect, setConnected } = openPage();
	await jest.advanceTimersByTimeAsync( 25 * SECOND );
	expect( connection.getSnapshot().state ).toBe( 'offline' );
	expect( reconnect ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 10 * SECOND );
	expect( reconnect ).toHaveBeenCalledTimes( 1 );
	await jest.advanceTimersByTimeAsync( 20 * SECOND );
	expect( reconnect ).toHaveBeenCalledTimes( 1 );
	await jest.advanceTimersByTimeAsync( 10 * SECOND );
	expect( reconnect ).toHaveBeenCalledTimes( 2 );
	await setConnected( true );
	await jest.advanceTimersByTimeAsync( 60 * SECOND );
	await setConnected( false );
	await jest.advanceTimersByTimeAsync( 25 * SECOND );
	expect( reconnect ).toHaveBeenCalledTimes( 2 );
} );

it( 'gives a page that is used again the half minute as well', async () => {
	const { connection, reconnect, setConnected } = openPage();
	await setConnected( true );
	connection.pause( false );
	await setConnected( false );
	await jest.advanceTimersByTimeAsync( 60 * SECOND );
	await connection.resume();
	await jest.advanceTimersByTimeAsync( 25 * SECOND );
	expect( reconnect ).not.toHaveBeenCalled();
} );

it( 'tries a sign-in that was refused again only where that says when', async () => {
	const { connection, requestToken } = openPage();
	requestToken.mockRejectedValueOnce(
		new ApiError( 'refused', {
			status: 403,
			message: 'Không được.',
			retryAfter: 300,
		} )
	);
	await jest.advanceTimersByTimeAsync( 0 );
	requestToken.mockClear();
	void connection.renew();
	await jest.advanceTimersByTimeAsync( 299 * SECOND );
	expect( connection.getSnapshot() ).toMatchObject( {
		state: 'failed',
		reason: 'Không được.',
	} );
	expect( requestToken ).toHaveBeenCalledTimes( 1 );
	await jest.advanceTimersByTimeAsync( SECOND );
	expect( requestToken ).toHaveBeenCalledTimes( 2 );
	requestToken.mockRejectedValueOnce(
		new ApiError( 'refused', { status: 403 } )
	);
	void connection.renew();
	await jest.advanceTimersByTimeAsync( 600 * SECOND );
	expect( requestToken ).toHaveBeenCalledTimes( 3 );
} );

it( 'makes up for a sign-in that was due while the page was paused', async () => {
	const { connection, requestToken, setConnected } = openPage();
	await setConnected( true );
	requestToken.mockRejectedValueOnce(
		new ApiError( 'refused', { status: 403, retryAfter: 300 } )
	);
	await connection.renew();
	expect( connection.getSnapshot() ).toMatchObject( {
		state: 'failed',
		triesAgain: true,
	} );
	connection.pause( false );
	await jest.advanceTimersByTimeAsync( 400 * SECOND );
	expect( requestToken ).toHaveBeenCalledTimes( 2 );
	await connection.resume();
	expect( requestToken ).toHaveBeenCalledTimes( 3 );
	expect( connection.getSnapshot().state ).toBe( 'online' );
} );

describe( 'a sign-in that has become old while the computer slept', () => {
	it( 'is renewed by itself', async () => {
		const { requestToken, setConnected } = openPage();
		await setConnected( true );
		sleep( HOUR );
		await jest.advanceTimersByTimeAsync( 10 * SECOND );
		expect( requestToken ).toHaveBeenCalledTimes( 2 );
		await jest.advanceTimersByTimeAsync( 60 * SECOND );
		expect( requestToken ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is renewed when the page is used again', async () => {
		const { connection, requestToken, setConnected } = openPage();
		await setConnected( true );
		await connection.resume();
		expect( requestToken ).toHaveBeenCalledTimes( 1 );
		sleep( HOUR );
		await connection.resume();
		expect( requestToken ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is renewed as soon as there is a connection', async () => {
		const { requestToken, setConnected } = openPage();
		await setConnected( true );
		await setConnected( false );
		sleep( HOUR );
		await setConnected( true );
		expect( requestToken ).toHaveBeenCalledTimes( 2 );
	} );
} );
