import { offlineConnection } from '../../../tests/js/chat';
import { createOutbox } from './conversation/outbox';
import { keepConnected, watchActivity } from './watch-activity';
import type { Activity } from './watch-activity';

const MINUTE = 60_000;

const connection = {
	getSnapshot: jest.fn(),
	pause: jest.fn(),
	resume: jest.fn(),
	retry: jest.fn(),
};
let activity: Activity;
/** Ends the use of the chat, as by leaving the inbox. */
let leave: () => void;

function hide( isHidden: boolean ): void {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	connection.getSnapshot.mockReturnValue( { state: 'online' } );
	activity = watchActivity( connection );
	leave = activity.use();
	connection.resume.mockClear();
} );

afterEach( () => {
	activity.stop();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'rests after five minutes without anything done, and comes back at once', () => {
	jest.advanceTimersByTime( 4 * MINUTE );
	window.dispatchEvent( new Event( 'keydown' ) );
	jest.advanceTimersByTime( 5 * MINUTE - 1 );
	expect( connection.pause ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	expect( connection.pause ).toHaveBeenCalledTimes( 1 );
	connection.resume.mockClear();
	window.dispatchEvent( new Event( 'pointermove' ) );
	expect( connection.resume ).toHaveBeenCalledTimes( 1 );
} );

it( 'rests after a minute in a tab that is not seen, and comes back when it is seen', () => {
	hide( true );
	jest.advanceTimersByTime( MINUTE );
	expect( connection.pause ).toHaveBeenCalledTimes( 1 );
	expect( connection.resume ).not.toHaveBeenCalled();
	hide( false );
	expect( connection.resume ).toHaveBeenCalledTimes( 1 );
} );

it( 'stays connected while messages may come, but counts as away', () => {
	const release = keepConnected();
	hide( true );
	jest.advanceTimersByTime( 10 * MINUTE );
	expect( connection.pause ).toHaveBeenCalledWith( true );
	expect( connection.pause ).not.toHaveBeenCalledWith( false );
	release();
	release();
	jest.advanceTimersByTime( MINUTE );
	expect( connection.pause ).toHaveBeenLastCalledWith( false );
} );

it( 'stays connected while a message waits to be sent', () => {
	const stored = new Map< string, string >();
	const outbox = createOutbox( {
		connection: offlineConnection,
		uid: '7',
		store: {
			lock: 'outbox',
			read: () => [ ...stored.values() ],
			write: ( id, text ) =>
				text === null
					? stored.delete( id )
					: Boolean( stored.set( id, text ) ),
			subscribe: () => () => {},
		},
		getPerson: () => Promise.resolve( null ),
		onFailure: () => {},
	} );
	outbox.add( { text: 'một', img: '' } );
	hide( true );
	jest.advanceTimersByTime( 10 * MINUTE );
	expect( connection.pause ).not.toHaveBeenCalledWith( false );
	outbox.remove( String( outbox.getSnapshot()[ 0 ]?.id ) );
	jest.advanceTimersByTime( MINUTE );
	expect( connection.pause ).toHaveBeenLastCalledWith( false );
} );

it( 'tries again as soon as there is a network', () => {
	window.dispatchEvent( new Event( 'online' ) );
	expect( connection.retry ).not.toHaveBeenCalled();
	connection.getSnapshot.mockReturnValue( { state: 'offline' } );
	window.dispatchEvent( new Event( 'online' ) );
	expect( connection.retry ).toHaveBeenCalledTimes( 1 );
} );

describe( 'a page that shows no chat any more', () => {
	it( 'rests at once, whatever is done on it, and comes back with the chat', () => {
		leave();
		jest.advanceTimersByTime( 1 );
		expect( connection.pause.mock.calls ).toEqual( [ [ false ] ] );
		connection.resume.mockClear();
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( connection.resume ).not.toHaveBeenCalled();
		activity.use();
		expect( connection.resume ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not rest where another part of it takes over', () => {
		leave();
		activity.use();
		jest.advanceTimersByTime( MINUTE );
		expect( connection.pause ).not.toHaveBeenCalled();
	} );

	it( 'counts as away while a message waits, and rests once that is sent', () => {
		const release = keepConnected();
		leave();
		jest.advanceTimersByTime( 4 * MINUTE );
		window.dispatchEvent( new Event( 'keydown' ) );
		expect( connection.pause.mock.calls ).toEqual( [ [ true ] ] );
		release();
		jest.advanceTimersByTime( MINUTE + 1 );
		expect( connection.pause ).toHaveBeenLastCalledWith( false );
	} );
} );
