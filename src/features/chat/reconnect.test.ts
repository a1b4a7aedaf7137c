import type { Session } from './connection-state';
import { reconnectIfLate } from './reconnect';

let isConnected: boolean;
const goOffline = jest.fn();
const goOnline = jest.fn();
const session = {
	sdk: {
		ref: ( _: unknown, path: string ) => path,
		onValue: (
			path: string,
			callback: ( value: { val: () => boolean } ) => void
		) =>
			path === '.info/connected' &&
			callback( { val: () => isConnected } ),
		goOffline,
		goOnline,
	},
	database: {},
} as unknown as Session;

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	isConnected = true;
} );

afterEach( () => {
	jest.useRealTimers();
} );

const never = () => new Promise( () => {} );

it( 'connects again when the database is silent on a connection that seems to be there', () => {
	void reconnectIfLate( session, never() );
	jest.advanceTimersByTime( 14_999 );
	expect( goOffline ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( goOffline ).toHaveBeenCalledTimes( 1 );
	expect( goOnline ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves a page that is offline or paused alone', () => {
	isConnected = false;
	void reconnectIfLate( session, never() );
	jest.advanceTimersByTime( 60_000 );
	expect( goOnline ).not.toHaveBeenCalled();
} );

it.each( [ [ Promise.resolve( 1 ) ], [ Promise.reject( new Error() ) ] ] )(
	'passes on an answer in time, a refusal too',
	async ( answer ) => {
		const passed = reconnectIfLate( session, answer );
		await expect( Promise.allSettled( [ passed ] ) ).resolves.toEqual(
			await Promise.allSettled( [ answer ] )
		);
		jest.advanceTimersByTime( 60_000 );
		expect( goOffline ).not.toHaveBeenCalled();
	}
);
