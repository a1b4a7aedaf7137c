import { __ } from '@wordpress/i18n';
import type { Connection, Session } from '../connection';
import { messageUpdate, pauseBefore } from './send';
import type { Content, Person, Throttle } from './send';

/** A message that is not sent yet. */
export interface Unsent extends Content {
	readonly id: string;
	/** Its key in the database, made before it is sent for the first time: a retry cannot double it. */
	readonly key: string | null;
	/** When it was written, milliseconds. */
	readonly writtenAt: number;
	/** Why it was refused, in a sentence; it then waits for its writer. Null while it is on its way. */
	readonly refusal: string | null;
}

/** Where unsent messages are kept: the same for all tabs of a user. */
export interface Store {
	readonly name: string;
	readonly read: () => string | null;
	/** Stores a text, null for none. Returns whether that worked. */
	readonly write: ( text: string | null ) => boolean;
	/** Calls back when another tab has changed it. Returns how to stop. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

interface Options {
	readonly connection: Pick<
		Connection,
		'getSnapshot' | 'renew' | 'resume' | 'subscribe'
	>;
	/** Whose conversation. */
	readonly uid: string;
	readonly store: Store;
	/** The member, for the first message into a conversation that is not stored; null where nothing is known of them. */
	readonly getPerson: () => Promise< Person | null >;
	/** Called before the first message of this page, and before one that begins the conversation. */
	readonly onBegin?: () => void;
}

/** How often a message that the rules refuse is tried, in case another tab was faster. */
const ATTEMPTS = 3;

/** Milliseconds that each further attempt waits longer. */
const PAUSE = 1000;

function sleep( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}

function isPermissionError( error: unknown ): boolean {
	return (
		error instanceof Error &&
		/permission.denied/i.test(
			'code' in error ? String( error.code ) : error.message
		)
	);
}

function isUnsent( value: unknown ): value is Unsent {
	return (
		typeof value === 'object' &&
		value !== null &&
		'id' in value &&
		'text' in value &&
		'img' in value
	);
}

export type Outbox = ReturnType< typeof createOutbox >;

/**
 * Messages on their way to the database, in order. They are kept in the browser's storage until the database has them,
 * so they survive a reload and are sent once, whichever tab does it.
 */
export function createOutbox( {
	connection,
	uid,
	store,
	getPerson,
	onBegin,
}: Options ) {
	const listeners = new Set< () => void >();
	/** Whether the browser lets us store anything. */
	let isStored = true;
	let entries = stored();
	let isSending = false;
	let hasBegun = false;

	function stored(): readonly Unsent[] {
		try {
			const value: unknown = JSON.parse( store.read() ?? '[]' );
			return Array.isArray( value ) ? value.filter( isUnsent ) : [];
		} catch {
			return [];
		}
	}

	/** Reads what other tabs have changed. */
	function refresh(): void {
		if ( isStored ) {
			entries = stored();
			listeners.forEach( ( listener ) => listener() );
		}
	}

	function change(
		changed: ( current: readonly Unsent[] ) => readonly Unsent[]
	): void {
		entries = changed( isStored ? stored() : entries );
		isStored = store.write(
			entries.length > 0 ? JSON.stringify( entries ) : null
		);
		listeners.forEach( ( listener ) => listener() );
	}

	function patch( id: string, changes: Partial< Unsent > ): void {
		change( ( current ) =>
			current.map( ( each ) =>
				each.id === id ? { ...each, ...changes } : each
			)
		);
	}

	function drop( id: string ): void {
		change( ( current ) => current.filter( ( each ) => each.id !== id ) );
	}

	/** The first that waits to be sent. */
	function next(): Unsent | undefined {
		return entries.find( ( { refusal } ) => refusal === null );
	}

	/** The session, while the database takes messages, or refuses them, as those of a member who is blocked. */
	function answering(): Session | null {
		const { state, session } = connection.getSnapshot();
		return state === 'online' || state === 'blocked' ? session : null;
	}

	/** Writes a message. Returns whether the database has it; false where it refuses it. */
	async function write(
		session: Session,
		entry: Unsent
	): Promise< boolean > {
		const { sdk, database, me } = session;
		const read = async ( path: string ): Promise< unknown > =>
			( await sdk.get( sdk.ref( database, path ) ) ).val();
		let { key } = entry;
		if ( key !== null && ( await read( `chats/${ uid }/${ key }` ) ) ) {
			return true;
		}
		key ??= sdk.push( sdk.ref( database, `chats/${ uid }` ) ).key ?? '';
		patch( entry.id, { key } );
		const throttle = ( await read(
			`throttle/${ me.uid }`
		) ) as Throttle | null;
		const isNew = ! ( await read( `threads/${ uid }/name` ) );
		if ( isNew || ! hasBegun ) {
			hasBegun = true;
			onBegin?.();
		}
		const person = isNew && me.uid !== uid ? await getPerson() : null;
		const offset = await sdk.clockOffset( database );
		await sleep( pauseBefore( throttle, Date.now() + offset ) );
		try {
			await sdk.update(
				sdk.ref( database ),
				messageUpdate( session, uid, key, entry, {
					throttle,
					now: Date.now() + offset,
					person,
				} )
			);
			return true;
		} catch ( error ) {
			if ( ! isPermissionError( error ) ) {
				throw error;
			}
			// It may be there: sent a second time after a connection that broke before the answer, it is refused.
			return Boolean( await read( `chats/${ uid }/${ key }` ) );
		}
	}

	/** Sends one message. Throws where the connection is lost. */
	async function deliver( session: Session, id: string ): Promise< void > {
		for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
			const entry = entries.find( ( each ) => each.id === id );
			if ( ! entry || ( await write( session, entry ) ) ) {
				drop( id );
				return;
			}
			// Another tab may have sent in the same moment, or this sign-in may have been revoked.
			await sleep( attempt * PAUSE );
			await connection.renew();
			if ( connection.getSnapshot().state !== 'online' ) {
				break;
			}
		}
		const { state, reason } = connection.getSnapshot();
		if ( state === 'offline' ) {
			throw new Error( 'Offline' );
		}
		patch( id, {
			refusal: reason || __( 'Tin nhắn này không gửi được.', 'hien' ),
		} );
	}

	async function sendAll(): Promise< void > {
		for (;;) {
			refresh();
			const entry = next();
			const session = answering();
			if ( ! entry || ! session ) {
				return;
			}
			await deliver( session, entry.id );
		}
	}

	/** Sends what waits; in one tab at a time, where the browser has locks. */
	async function flush(): Promise< void > {
		if ( isSending || ! next() ) {
			return;
		}
		void connection.resume();
		if ( ! answering() ) {
			return;
		}
		isSending = true;
		try {
			const locks = globalThis.navigator?.locks;
			await ( locks ? locks.request( store.name, sendAll ) : sendAll() );
		} catch {
			// Offline: the next change of the connection tries again.
		} finally {
			isSending = false;
		}
	}

	return {
		getSnapshot: () => entries,

		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},

		/** Sends what waits as soon as there is a connection. Returns how to stop. */
		start(): () => void {
			const ends = [
				store.subscribe( refresh ),
				connection.subscribe( () => void flush() ),
			];
			void flush();
			return () => ends.forEach( ( end ) => end() );
		},

		add( content: Content ): void {
			change( ( current ) => [
				...current,
				{
					...content,
					id: `${ Date.now() }-${ Math.random() }`,
					key: null,
					writtenAt: Date.now(),
					refusal: null,
				},
			] );
			void flush();
		},

		/** Sends a refused one again. */
		retry( id: string ): void {
			patch( id, { refusal: null } );
			void flush();
		},

		remove: drop,
	};
}
