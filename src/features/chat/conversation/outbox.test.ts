import { offlineConnection } from '../../../../tests/js/chat';
import type { Session } from '../connection-state';
import { createOutbox } from './outbox';

const onFailure = jest.fn< void, [ unknown ] >();

/** A connection whose database refuses each message, or rejects it with this error. */
function failing( error?: Error ): typeof offlineConnection {
	const sdk = {
		sendMessage: () =>
			error ? Promise.reject( error ) : Promise.resolve( false ),
		likelyRefusal: () => 'Có thể bạn gửi quá nhanh.',
	};
	const session = { sdk, me: { uid: '7' } } as unknown as Session;
	return {
		...offlineConnection,
		getSnapshot: () => ( {
			state: 'online',
			reason: '',
			triesAgain: false,
			session,
		} ),
	};
}

/** The storage that all tabs share. */
const stored = new Map< string, string >();

/** The outbox of a tab that sees what other tabs have stored only after `sync()`, as browsers with several processes do. */
function tab( connection = offlineConnection ) {
	let seen = new Map( stored );
	let notify = () => {};
	const outbox = createOutbox( {
		connection,
		uid: '7',
		store: {
			lock: 'outbox',
			read: () => [ ...seen.values() ],
			write( id, text ) {
				for ( const texts of [ seen, stored ] ) {
					if ( text === null ) {
						texts.delete( id );
					} else {
						texts.set( id, text );
					}
				}
				return true;
			},
			subscribe( listener ) {
				notify = listener;
				return () => {};
			},
		},
		getPerson: () => Promise.resolve( null ),
		onFailure,
	} );
	outbox.start();
	return {
		outbox,
		texts: () => outbox.getSnapshot().map( ( { text } ) => text ),
		sync() {
			seen = new Map( stored );
			notify();
		},
	};
}

beforeEach( () => {
	stored.clear();
	onFailure.mockClear();
} );

it( 'keeps what two tabs write in the same moment', () => {
	const [ first, second ] = [ tab(), tab() ];
	first.outbox.add( { text: 'một', img: '' } );
	second.outbox.add( { text: 'hai', img: '' } );
	first.sync();
	second.sync();
	expect( [ ...first.texts() ].sort() ).toEqual( [ 'hai', 'một' ] );
	expect( second.texts() ).toEqual( first.texts() );
} );

it( 'keeps what one tab writes while another takes something away', () => {
	const first = tab();
	first.outbox.add( { text: 'một', img: '' } );
	const second = tab();
	second.outbox.add( { text: 'hai', img: '' } );
	first.outbox.remove( String( first.outbox.getSnapshot()[ 0 ]?.id ) );
	first.sync();
	second.sync();
	expect( first.texts() ).toEqual( [ 'hai' ] );
	expect( second.texts() ).toEqual( [ 'hai' ] );
} );

it( 'keeps the order of what is written in one millisecond', () => {
	jest.useFakeTimers();
	const { outbox, texts } = tab();
	const written = [ 'một', 'hai', 'ba', 'bốn', 'năm' ];
	written.forEach( ( text ) => outbox.add( { text, img: '' } ) );
	expect( texts() ).toEqual( written );
	jest.useRealTimers();
} );

it( 'tells once that a message is refused, however often it was tried', async () => {
	jest.useFakeTimers();
	const { outbox } = tab( failing() );
	outbox.add( { text: 'một', img: '' } );
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( outbox.getSnapshot() ).toMatchObject( [
		{ text: 'một', refusal: 'Có thể bạn gửi quá nhanh.' },
	] );
	expect( onFailure.mock.calls ).toEqual( [
		[ new Error( 'Có thể bạn gửi quá nhanh.' ) ],
	] );
	outbox.retry( String( outbox.getSnapshot()[ 0 ]?.id ) );
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( onFailure ).toHaveBeenCalledTimes( 2 );
	jest.useRealTimers();
} );

it( 'lets a message wait that was refused with a sign-in which the page tries again', async () => {
	jest.useFakeTimers();
	const connection = failing();
	const { getSnapshot } = connection;
	let isSignedIn = true;
	const { outbox } = tab( {
		...connection,
		getSnapshot: () =>
			isSignedIn
				? getSnapshot()
				: {
						...getSnapshot(),
						state: 'failed',
						reason: 'Trục trặc.',
						triesAgain: true,
					},
		renew() {
			isSignedIn = false;
			return Promise.resolve( false );
		},
	} );
	outbox.add( { text: 'một', img: '' } );
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( outbox.getSnapshot() ).toMatchObject( [ { refusal: null } ] );
	jest.useRealTimers();
} );

it( 'tells once that the connection is lost while messages are sent, and keeps them', async () => {
	jest.useFakeTimers();
	const lost = new Error( 'Client is offline' );
	const { outbox, texts } = tab( failing( lost ) );
	outbox.add( { text: 'một', img: '' } );
	outbox.add( { text: 'hai', img: '' } );
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( texts() ).toEqual( [ 'một', 'hai' ] );
	expect( onFailure.mock.calls ).toEqual( [ [ lost ] ] );
	jest.useRealTimers();
} );

it( 'tells of no failure while it only waits for a connection', async () => {
	jest.useFakeTimers();
	const { outbox } = tab();
	outbox.add( { text: 'một', img: '' } );
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( onFailure ).not.toHaveBeenCalled();
	jest.useRealTimers();
} );
