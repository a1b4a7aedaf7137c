import { __ } from '@wordpress/i18n';
import { toApiError } from '../../api/errors';
import type { ChatConnection } from '../../contract/types';
import { createFollow } from './follow';
import type { Follow } from './follow';
import type * as sdkModule from './sdk';
import { watchDatabase, type Watch } from './watch-database';

export type Sdk = typeof sdkModule;

export type ConnectionState =
	/** Not started, or the chat is not configured. */
	| 'off'
	| 'connecting'
	| 'online'
	/** No way to the database; it is tried again and again. */
	| 'offline'
	/** The author has blocked this member, who may read and not write. */
	| 'blocked'
	/** WordPress gives no token, or would not give one; `reason` says why. */
	| 'failed';

/** The database, and who is signed in to it. */
export interface Session {
	readonly sdk: Sdk;
	readonly database: sdkModule.Database;
	readonly me: sdkModule.Claims;
	/** Follows a value of the database, see createFollow(). */
	readonly follow: Follow;
}

export interface Snapshot {
	readonly state: ConnectionState;
	/** A sentence about 'blocked' and 'failed'; '' elsewhere. */
	readonly reason: string;
	/** Null until somebody has signed in. What was loaded stays readable when the connection is lost. */
	readonly session: Session | null;
}

interface Options {
	readonly loadSdk: () => Promise< Sdk >;
	/** Asks WordPress for a custom token. Throws an ApiError. */
	readonly requestToken: () => Promise< string >;
	readonly config: () => ChatConnection | null;
}

/** Milliseconds before a failed sign-in is tried again; twice as many each time, up to LONGEST_PAUSE. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** How long a sign-in is used, milliseconds: the database's rules let it count for little more than an hour. */
const RENEW_AFTER = 55 * 60_000;

/**
 * The SDK waits longer after each failure, up to minutes; we ask it to try again this often. Milliseconds, after which the
 * first connection counts as offline as well.
 */
const RECONNECT = 10_000;

function blockedReason(): string {
	return __(
		'Bạn không nhắn tin ở đây được nữa. Cần trao đổi thêm, bạn dùng trang Liên hệ nhé.',
		'hien'
	);
}

const OFF: Snapshot = { state: 'off', reason: '', session: null };

export type Connection = ReturnType< typeof createConnection >;

/**
 * The page's one connection to the database: signs in with a token of WordPress, says who is here, and comes back after
 * any failure.
 */
export function createConnection( { loadSdk, requestToken, config }: Options ) {
	const listeners = new Set< () => void >();
	let snapshot = OFF;
	/** Whether it was let go, see close(): nothing is asked for until retry(). */
	let isClosed = false;
	let isPaused = false;
	/** Whether the database can be reached now; it cannot while this page rests. */
	let isConnected = false;
	let firebase: sdkModule.Firebase | null = null;
	let following: ReturnType< typeof createFollow > | null = null;
	let pause = FIRST_PAUSE;
	/** When the last sign-in was, by this browser's clock. */
	let signedInAt = 0;
	/** Of the next sign-in. */
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** The sign-in that is under way. */
	let signingIn: Promise< boolean > | null = null;
	/** What watches the database, and the timer that has the SDK try again. */
	let watching: Watch | null = null;
	let reconnecting: ReturnType< typeof setInterval > | undefined;

	function change( changes: Partial< Snapshot > ): void {
		snapshot = { ...snapshot, ...changes };
		listeners.forEach( ( listener ) => listener() );
	}

	/** Signs in later, unless somebody asks for it earlier. A page that rests does so when it is used again. */
	function wait( milliseconds: number ): void {
		clearTimeout( timer );
		timer = setTimeout( () => {
			if ( ! isPaused ) {
				void signIn();
			}
		}, milliseconds );
	}

	function fail( cause: unknown ): void {
		const { kind, status, code, message, retryAfter } = toApiError( cause );
		const isRefused = kind === 'refused' && status < 500 && status !== 429;
		if ( isRefused || code === 'hien_chat_off' ) {
			change( { state: 'failed', reason: message } );
		} else {
			change( { state: 'offline', reason: '' } );
			wait( Math.max( pause, retryAfter * 1000 ) );
			pause = Math.min( pause * 2, LONGEST_PAUSE );
		}
	}

	/** Signs in anew, once at a time. Returns whether that worked. */
	async function signIn(): Promise< boolean > {
		clearTimeout( timer );
		if ( isClosed ) {
			return false;
		}
		signingIn ??= attempt().finally( () => {
			signingIn = null;
		} );
		return signingIn;
	}

	async function attempt(): Promise< boolean > {
		const settings = config();
		if ( ! settings ) {
			return false;
		}
		try {
			const [ sdk, token ] = await Promise.all( [
				loadSdk(),
				requestToken(),
			] );
			if ( isClosed ) {
				return false;
			}
			firebase ??= sdk.openFirebase( settings, () => void signIn() );
			const { database } = firebase;
			const me = await firebase.signIn( token );
			if ( isClosed ) {
				return false;
			}
			pause = FIRST_PAUSE;
			signedInAt = Date.now();
			wait( RENEW_AFTER );
			const { session: before } = snapshot;
			following ??= createFollow( sdk, signIn );
			const { follow, followAgain } = following;
			const session = { sdk, database, me, follow };
			// A page that rests is not offline: it comes back when it is used.
			const isReached = isConnected || isPaused;
			const otherwise = before ? 'offline' : 'connecting';
			const state = isReached ? 'online' : otherwise;
			change(
				me.isBlocked
					? { session, state: 'blocked', reason: blockedReason() }
					: { session, state, reason: '' }
			);
			watching ??= watch( session );
			followAgain();
			return true;
		} catch ( cause ) {
			if ( ! isClosed ) {
				fail( cause );
			}
			return false;
		}
	}

	/** Has the SDK try again at once. */
	function reconnect( { sdk, database }: Session ): void {
		sdk.goOffline( database );
		sdk.goOnline( database );
	}

	function watch( session: Session ): Watch {
		reconnecting = setInterval( () => {
			if ( ! isConnected && ! isPaused && ! isClosed ) {
				if ( [ 'connecting', 'online' ].includes( snapshot.state ) ) {
					change( { state: 'offline' } );
				}
				reconnect( session );
			}
		}, RECONNECT );
		return watchDatabase( session, { onConnected, onRevoked } );
	}

	function onConnected( isNow: boolean ): void {
		isConnected = isNow;
		if ( isNow && [ 'connecting', 'offline' ].includes( snapshot.state ) ) {
			change( { state: 'online' } );
		} else if ( ! isNow && ! isPaused && snapshot.state === 'online' ) {
			change( { state: 'offline' } );
		}
	}

	/** Tokens that were given before a time may not write. WordPress knows whether this is for good. */
	function onRevoked( time: number ): void {
		const issuedAt = snapshot.session?.me.issuedAt ?? 0;
		if ( time >= issuedAt || snapshot.state === 'blocked' ) {
			void signIn();
		}
	}

	return {
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},

		getSnapshot: (): Snapshot => snapshot,

		/** Connects, where it has not begun yet. */
		start(): void {
			if ( snapshot.state === 'off' && ! isClosed && config() ) {
				change( { state: 'connecting' } );
				void signIn();
			}
		},

		/** Signs in anew, as after a failure. Returns whether that worked. */
		renew: signIn,

		/** Tries again, as somebody asks for it. */
		retry(): void {
			const { state, session } = snapshot;
			if ( isClosed ) {
				session?.sdk.goOnline( session.database );
			}
			isClosed = false;
			if ( state === 'offline' && session && ! isConnected ) {
				reconnect( session );
			} else {
				void signIn();
			}
		},

		/** Says that nobody uses this page: the database counts it as gone. Frees the connection, unless it is to stay. */
		pause( staysConnected: boolean ): void {
			const { session } = snapshot;
			watching?.setHere( false );
			if ( session && ! staysConnected && ! isPaused && ! isClosed ) {
				isPaused = true;
				session.sdk.goOffline( session.database );
			}
		},

		async resume(): Promise< void > {
			watching?.setHere( true );
			if ( ! isPaused ) {
				return;
			}
			isPaused = false;
			if ( Date.now() - signedInAt > RENEW_AFTER ) {
				await signIn();
			}
			const { session } = snapshot;
			if ( session && ! isPaused ) {
				session.sdk.goOnline( session.database );
			}
		},

		/** Lets go of the database until retry(); what was loaded stays readable. `reason` is a sentence that says why. */
		close( reason: string ): void {
			isClosed = true;
			isPaused = false;
			clearTimeout( timer );
			change( { state: 'failed', reason } );
			snapshot.session?.sdk.goOffline( snapshot.session.database );
		},

		/** Ends the connection for good. */
		async stop(): Promise< void > {
			isClosed = true;
			clearTimeout( timer );
			clearInterval( reconnecting );
			watching?.stop();
			watching = null;
			const ended = firebase;
			firebase = null;
			change( OFF );
			await ended?.end();
		},
	};
}
