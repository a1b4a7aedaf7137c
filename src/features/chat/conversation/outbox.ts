import { createListeners } from '../../../lib/listeners';
import { sleep } from '../../../lib/timing';
import type { Connection } from '../connection';
import type { Session } from '../connection-state';
import { firstWaiting, inOrder, parseUnsent } from '../unsent';
import type { Unsent } from '../unsent';
import { keepConnected } from '../watch-activity';
import type { Content, Person } from './send';

/** The storage of unsent messages, which all tabs of a user share. */
export interface Store {
	/** Name of the lock by which one outbox of the sender sends at a time, in all tabs: the rules count messages by sender. */
	readonly lock: string;
	/** The texts of all messages, in any order. */
	readonly read: () => readonly string[];
	/** Stores the text of a message; null removes it. Returns whether that worked. */
	readonly write: ( id: string, text: string | null ) => boolean;
	/** Calls the listener when another tab has changed something. Returns a function that stops this. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

interface Options {
	readonly connection: Pick<
		Connection,
		'getSnapshot' | 'renew' | 'resume' | 'subscribe'
	>;
	readonly uid: string;
	readonly store: Store;
	/** Requests the member, for the first message of a conversation that is not stored; null if unknown. */
	readonly getPerson: ( uid: string ) => Promise< Person | null >;
	/** Called before the first message of this page, and before one that begins the conversation. */
	readonly onBegin?: () => void;
	/** Called once for each message that was refused, and whenever the connection is lost while messages are sent. */
	readonly onFailure: ( error: unknown ) => void;
}

/** Attempts to send a message that the rules refuse; another tab may have sent one in the same moment. */
const ATTEMPTS = 3;

/** Milliseconds that are added to the pause after each attempt. */
const PAUSE = 1000;

/** The pending work of a connection, in browsers without Web Locks. It never rejects. */
const sending = new WeakMap< object, Promise< unknown > >();

export type Outbox = ReturnType< typeof createOutbox >;

/**
 * Creates a queue that sends messages in order. They are stored until the database has them, so they survive a reload;
 * one tab at a time sends them.
 */
export function createOutbox( {
	connection,
	uid,
	store,
	getPerson,
	onBegin,
	onFailure,
}: Options ) {
	const { notify, subscribe } = createListeners();
	let isStored = true;
	let entries: readonly Unsent[] = [];
	let isSending = false;
	let hasBegun = false;
	let release: ( () => void ) | null = null;

	/** Sets the entries and notifies subscribers. While one of them waits to be sent, the page stays connected. */
	function show( next: readonly Unsent[] ): void {
		entries = next;
		if ( ! firstWaiting( entries ) ) {
			release?.();
			release = null;
		} else {
			release ??= keepConnected();
		}
		notify();
	}

	/** Shows the stored messages of all tabs; `local` if the browser forbids storage. */
	function update( local: readonly Unsent[] ): void {
		show( isStored ? parseUnsent( store.read() ) : local );
	}

	function refresh(): void {
		update( entries );
	}

	function otherThan( wanted: string ): readonly Unsent[] {
		return entries.filter( ( { id } ) => id !== wanted );
	}

	function put( entry: Unsent ): void {
		isStored &&= store.write( entry.id, JSON.stringify( entry ) );
		update( inOrder( [ ...otherThan( entry.id ), entry ] ) );
	}

	function patch( id: string, changes: Partial< Unsent > ): void {
		const entry = entries.find( ( each ) => each.id === id );
		if ( entry ) {
			put( { ...entry, ...changes } );
		}
	}

	function drop( id: string ): void {
		store.write( id, null );
		update( otherThan( id ) );
	}

	/** The session while the database can be reached; it refuses the messages of a blocked member. */
	function reachableSession(): Session | null {
		const { state, session } = connection.getSnapshot();
		return state === 'online' || state === 'blocked' ? session : null;
	}

	/** Writes a message to the database. Returns whether it is stored; false if the database refuses it. */
	async function write(
		session: Session,
		entry: Unsent
	): Promise< boolean > {
		return session.sdk.sendMessage( session, uid, entry, {
			onKey: ( key ) => patch( entry.id, { key } ),
			onThread( isNew ) {
				if ( isNew || ! hasBegun ) {
					hasBegun = true;
					onBegin?.();
				}
			},
			getPerson,
		} );
	}

	/** Sends one message, or stores the reason of its refusal. Throws if the connection is lost. */
	async function deliver( session: Session, entry: Unsent ): Promise< void > {
		for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
			// Read again: it has a key since the first attempt, and another tab may have sent it.
			const current = entries.find( ( each ) => each.id === entry.id );
			if ( ! current || ( await write( session, current ) ) ) {
				drop( entry.id );
				return;
			}
			// Another tab may have sent a message in the same moment, or the sign-in may have been revoked.
			await sleep( attempt * PAUSE );
			await connection.renew();
			if ( connection.getSnapshot().state !== 'online' ) {
				break;
			}
		}
		const { state, reason, triesAgain } = connection.getSnapshot();
		if ( state === 'offline' || ( state === 'failed' && triesAgain ) ) {
			throw new Error( 'Offline' );
		}
		const refusal = reason || session.sdk.likelyRefusal( entry );
		patch( entry.id, { refusal } );
		onFailure( new Error( refusal ) );
	}

	async function sendAll(): Promise< void > {
		for (;;) {
			refresh();
			const entry = firstWaiting( entries );
			const session = reachableSession();
			if ( ! entry || ! session ) {
				return;
			}
			await deliver( session, entry );
		}
	}

	/** Sends once no other outbox of the sender does: in all tabs, if the browser has Web Locks. */
	async function sendInTurn(): Promise< void > {
		const locks = globalThis.navigator?.locks;
		if ( locks ) {
			return locks.request( store.lock, sendAll );
		}
		const sent = Promise.resolve( sending.get( connection ) ).then(
			sendAll
		);
		sending.set(
			connection,
			sent.catch( () => {} )
		);
		return sent;
	}

	/** Sends all waiting messages. */
	async function flush(): Promise< void > {
		if ( isSending || ! firstWaiting( entries ) ) {
			return;
		}
		void connection.resume( false );
		if ( ! reachableSession() ) {
			return;
		}
		isSending = true;
		try {
			await sendInTurn();
		} catch ( error ) {
			// The connection is lost: its next change tries again.
			onFailure( error );
			return;
		} finally {
			isSending = false;
		}
		// For messages that were added while the lock was released.
		await flush();
	}

	refresh();

	return {
		getSnapshot: () => entries,

		subscribe,

		/** Sends waiting messages whenever there is a connection. Returns a function that stops this. */
		start(): () => void {
			const ends = [
				store.subscribe( refresh ),
				connection.subscribe( () => void flush() ),
			];
			void flush();
			return () => ends.forEach( ( end ) => end() );
		},

		add( content: Content ): void {
			// Greater than the ids of existing messages, even in the same millisecond.
			const last = parseInt( entries.at( -1 )?.id ?? '0', 10 );
			put( {
				...content,
				id: `${ Math.max( Date.now(), last + 1 ) }-${ Math.random() }`,
				key: null,
				refusal: null,
			} );
			void flush();
		},

		retry( id: string ): void {
			patch( id, { refusal: null } );
			void flush();
		},

		remove: drop,
	};
}
