import { toApiError } from '../../api/errors';
import { serverMessageOr } from '../../api/server-message';
import type { ChatConnection } from '../../contract/types';
import { createListeners } from '../../lib/listeners';
import { OFF } from './connection-state';
import type { Sdk, Session, ConnectionSnapshot } from './connection-state';
import type { createFollow } from './follow';
import type * as sdkModule from './sdk';
import type { Watch } from './watch-database';

interface Options {
	readonly loadSdk: () => Promise< Sdk >;
	/** Requests a custom token from WordPress. Rejects with an ApiError. */
	readonly requestToken: () => Promise< string >;
	readonly config: () => ChatConnection | null;
}

/** Milliseconds before a failed sign-in is tried again; twice as many each time, up to LONGEST_PAUSE. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds after which the page signs in again: the database's rules accept a token for a little over an hour. */
const RENEW_AFTER = 55 * 60_000;

/** Milliseconds between two looks at the connection: it is offline if it is not there by the first. */
const LOOK = 10_000;

/** Milliseconds that an attempt to connect may take. Later ones are forced: the SDK's own pauses grow to minutes. */
const LONGEST_ATTEMPT = 30_000;

export type Connection = ReturnType< typeof createConnection >;

/** Creates the page's connection: it signs in, writes the user's presence, and reconnects after any failure. */
export function createConnection( { loadSdk, requestToken, config }: Options ) {
	const { notify, subscribe } = createListeners();
	let snapshot = OFF;
	/** Whether close() was called; no requests until retry(). */
	let isClosed = false;
	let isPaused = false;
	/** Whether the database is connected; false while the page is paused. */
	let isConnected = false;
	/** When the connection was lost, or last forced. */
	let triedAt = 0;
	let firebase: sdkModule.Firebase | null = null;
	let following: ReturnType< typeof createFollow > | null = null;
	let pause = FIRST_PAUSE;
	/** Time of the last sign-in, in milliseconds by this browser's clock. */
	let signedInAt = 0;
	/** Whether the page was to sign in while it was paused. */
	let isDue = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let signingIn: Promise< boolean > | null = null;
	let watching: Watch | null = null;

	function change( changes: Partial< ConnectionSnapshot > ): void {
		snapshot = { ...snapshot, ...changes };
		notify();
	}

	/** Schedules a sign-in. A paused page signs in when it is resumed. */
	function signInAfter( milliseconds: number ): void {
		clearTimeout( timer );
		timer = setTimeout( () => {
			if ( isPaused ) {
				isDue = true;
			} else {
				void signIn();
			}
		}, milliseconds );
	}

	function fail( cause: unknown ): void {
		const { kind, status, code, message, retryAfter } = toApiError( cause );
		const isRefused =
			kind === 'blocked' ||
			( kind === 'refused' && status < 500 && status !== 429 );
		if ( isRefused || code === 'hien_chat_off' ) {
			change( {
				state: 'failed',
				reason: serverMessageOr( message, cause ),
				triesAgain: retryAfter > 0,
			} );
			if ( retryAfter > 0 ) {
				signInAfter( retryAfter * 1000 );
			}
		} else {
			change( { state: 'offline', reason: '' } );
			signInAfter( Math.max( pause, retryAfter * 1000 ) );
			pause = Math.min( pause * 2, LONGEST_PAUSE );
		}
	}

	/** Signs in. Concurrent calls share one sign-in. Resolves to whether it succeeded. */
	async function signIn(): Promise< boolean > {
		clearTimeout( timer );
		isDue = false;
		if ( isClosed ) {
			return false;
		}
		signingIn ??= attempt().finally( () => {
			signingIn = null;
		} );
		return signingIn;
	}

	/** Signs in again if the sign-in is old. Not by a timer of its own, which stands still while a computer sleeps. */
	async function renewIfOld(): Promise< void > {
		const isUsed = [ 'online', 'blocked' ].includes( snapshot.state );
		if ( isUsed && Date.now() - signedInAt > RENEW_AFTER ) {
			await signIn();
		}
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
			const { session: before } = snapshot;
			following ??= sdk.createFollow( sdk, signIn );
			const { follow, followAgain } = following;
			const session = { sdk, database, me, follow };
			// A paused page does not count as offline: it reconnects when it is resumed.
			const isReached = isConnected || isPaused;
			const otherwise = before ? 'offline' : 'connecting';
			const state = isReached ? 'online' : otherwise;
			change(
				me.isBlocked
					? { session, state: 'blocked', reason: sdk.blockedReason() }
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

	function reconnect( session: Session ): void {
		triedAt = Date.now();
		session.sdk.reconnect( session );
	}

	function watch( session: Session ): Watch {
		setInterval( () => {
			if ( isPaused || isClosed ) {
				return;
			}
			void renewIfOld();
			if ( ! isConnected ) {
				if ( [ 'connecting', 'online' ].includes( snapshot.state ) ) {
					change( { state: 'offline' } );
				}
				if ( Date.now() - triedAt >= LONGEST_ATTEMPT ) {
					reconnect( session );
				}
			}
		}, LOOK );
		return session.sdk.watchDatabase( session, {
			onConnected,
			onRevoked: ( time ) => void onRevoked( time ),
		} );
	}

	function onConnected( isNow: boolean ): void {
		isConnected = isNow;
		if ( isNow && [ 'connecting', 'offline' ].includes( snapshot.state ) ) {
			change( { state: 'online' } );
		} else if ( ! isNow && ! isPaused && snapshot.state === 'online' ) {
			change( { state: 'offline' } );
		}
		if ( isNow ) {
			void renewIfOld();
		} else {
			triedAt = Date.now();
		}
	}

	/** Called when tokens issued before a time are revoked. WordPress issues a new one, or says why not. */
	async function onRevoked( time: number ): Promise< void > {
		// A sign-in that is under way may have got its token before.
		await signingIn;
		const issuedAt = snapshot.session?.me.issuedAt ?? 0;
		if ( time >= issuedAt || snapshot.state === 'blocked' ) {
			void signIn();
		}
	}

	return {
		subscribe,

		getSnapshot: (): ConnectionSnapshot => snapshot,

		/** Starts to connect; does nothing if called before. */
		start(): void {
			if ( snapshot.state === 'off' && ! isClosed && config() ) {
				change( { state: 'connecting' } );
				void signIn();
			}
		},

		/** Signs in again. Resolves to whether it succeeded. */
		renew: signIn,

		/** Reconnects at once, unless the page is paused; resume() then does. */
		retry(): void {
			const { state, session } = snapshot;
			if ( isPaused ) {
				return;
			}
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

		/** Call it when the page is no longer in use: the user is shown as away. Disconnects, unless `staysConnected`. */
		pause( staysConnected: boolean ): void {
			const { session } = snapshot;
			watching?.setHere( false );
			if ( session && ! staysConnected && ! isPaused && ! isClosed ) {
				isPaused = true;
				session.sdk.goOffline( session.database );
			}
		},

		/** Reconnects a paused page. `isUsed`: whether somebody uses it, who then counts as present. */
		async resume( isUsed = true ): Promise< void > {
			if ( isUsed ) {
				watching?.setHere( true );
			}
			const wasPaused = isPaused;
			isPaused = false;
			await ( isDue ? signIn() : renewIfOld() );
			const { session } = snapshot;
			if ( wasPaused && session && ! isPaused ) {
				triedAt = Date.now();
				session.sdk.goOnline( session.database );
			}
		},

		/** Disconnects until retry(); loaded messages stay readable. `reason` is a sentence for the user. */
		close( reason: string ): void {
			isClosed = true;
			isPaused = false;
			clearTimeout( timer );
			change( { state: 'failed', reason, triesAgain: false } );
			snapshot.session?.sdk.goOffline( snapshot.session.database );
		},
	};
}
