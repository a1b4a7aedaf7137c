import type { Session } from './connection-state';
import { watchDatabase } from './watch-database';

const MINUTE = 60_000;

let connect: ( value: { val: () => boolean } ) => void;
const done = () => Promise.resolve();
const sdk = {
	ref: ( _: unknown, path: string ) => path,
	serverTimestamp: () => ( {} ),
	onDisconnect: () => ( { remove: done } ),
	onValue: ( _: unknown, callback: typeof connect ) => {
		connect = callback;
		return () => {};
	},
	set: jest.fn( done ),
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'says every two minutes whether somebody is here, while there is a connection', async () => {
	const watch = watchDatabase(
		{
			sdk,
			database: {},
			me: { uid: '7' },
			follow: () => () => {},
		} as unknown as Session,
		{
			onConnected: () => {},
			onRevoked: () => {},
		}
	);
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).not.toHaveBeenCalled();
	connect( { val: () => true } );
	const [ last, slot ] = ( sdk.set.mock.calls as unknown[][] ).map(
		( [ place ] ) => place
	);
	expect( slot ).toEqual(
		expect.stringMatching( /^presence\/7\/[0-9a-f]{2}$/ )
	);
	expect( slot ).not.toBe( last );
	expect( sdk.set.mock.calls ).toEqual( [
		[ last, null ],
		[ slot, {} ],
	] );
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 4 );
	watch.setHere( false );
	watch.setHere( false );
	expect( sdk.set ).toHaveBeenCalledTimes( 5 );
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 7 );
	expect( sdk.set ).toHaveBeenLastCalledWith( expect.anything(), null );
	watch.setHere( true );
	expect( sdk.set ).toHaveBeenLastCalledWith( expect.anything(), {} );
	connect( { val: () => false } );
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 8 );
	connect( { val: () => true } );
	expect( sdk.set ).toHaveBeenCalledTimes( 10 );
} );
