import type { Session } from './connection';
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
	expect( sdk.set ).toHaveBeenCalledTimes( 1 );
	expect( sdk.set ).toHaveBeenCalledWith(
		expect.stringMatching( /^presence\/7\/[0-9a-f]{2}$/ ),
		{}
	);
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 3 );
	watch.setHere( false );
	watch.setHere( false );
	expect( sdk.set ).toHaveBeenCalledTimes( 4 );
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 6 );
	expect( sdk.set ).toHaveBeenLastCalledWith( expect.anything(), null );
	watch.setHere( true );
	expect( sdk.set ).toHaveBeenLastCalledWith( expect.anything(), {} );
	connect( { val: () => false } );
	await jest.advanceTimersByTimeAsync( 4 * MINUTE );
	expect( sdk.set ).toHaveBeenCalledTimes( 7 );
	connect( { val: () => true } );
	expect( sdk.set ).toHaveBeenCalledTimes( 8 );
} );
