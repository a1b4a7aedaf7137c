/*
 * The parts of Firebase that the chat uses. Only this module imports Firebase: a chunk of its own, loaded for the chat.
 */
import { initializeApp } from 'firebase/app';
import {
	connectAuthEmulator,
	inMemoryPersistence,
	initializeAuth,
	onIdTokenChanged,
	signInWithCustomToken,
} from 'firebase/auth';
import {
	connectDatabaseEmulator,
	forceWebSockets,
	getDatabase,
	onValue,
	ref,
} from 'firebase/database';
import type { Database } from 'firebase/database';
import { __ } from '@wordpress/i18n';
import { ApiError } from '../../api/errors';
import type { ChatConnection } from '../../contract/types';

// Our code that needs the SDK, and is loaded with it.
export { reconnect, reconnectIfLate } from './reconnect';
export { markRead } from './conversation/mark-read';
export { blockedReason, likelyRefusal, sendMessage } from './conversation/send';
export { createTyping } from './conversation/typing';
export { createFollow } from './follow';
export { watchDatabase } from './watch-database';

export type { Database, DataSnapshot, Query } from 'firebase/database';

export {
	endBefore,
	get,
	goOffline,
	goOnline,
	increment,
	limitToLast,
	onDisconnect,
	onValue,
	orderByChild,
	push,
	query,
	ref,
	serverTimestamp,
	set,
	startAt,
	update,
} from 'firebase/database';

/** The claims of the signed-in user's token. The database rules check writes against them. */
export interface Claims {
	readonly uid: string;
	readonly name: string;
	readonly avt: string;
	/** Whether they may answer members. */
	readonly isAdmin: boolean;
	/** Whether they may only read. */
	readonly isBlocked: boolean;
	/** When WordPress issued the token, in milliseconds by its clock. */
	readonly issuedAt: number;
}

export interface Firebase {
	readonly database: Database;
	readonly signIn: ( token: string ) => Promise< Claims >;
}

/** Milliseconds by which the server's clock is ahead of this one. */
export function clockOffset( database: Database ): Promise< number > {
	return new Promise( ( resolve ) =>
		onValue(
			ref( database, '.info/serverTimeOffset' ),
			( offset ) => resolve( Number( offset.val() ) ),
			{ onlyOnce: true }
		)
	);
}

/** Errors of Google's sign-in that are the settings of the site or of Firebase. All others pass by themselves. */
const OF_SETTINGS =
	/^auth\/(?:invalid-custom-token|custom-token-mismatch|invalid-api-key|api-key-not-valid|configuration-not-found|operation-not-allowed|user-disabled|requests-(?:from|to)-)/;

/** Seconds after which a sign-in that Google has refused is tried again: the owner may have put it right. */
const REFUSED_PAUSE = 300;

/** Whether a custom token is that of somebody who answers the chat, by its claims; false if it cannot be read. */
function isOfAnswerer( token: string ): boolean {
	const payload = token.split( '.' )[ 1 ] ?? '';
	try {
		return atob(
			payload.replace( /-/g, '+' ).replace( /_/g, '/' )
		).includes( '"admin":true' );
	} catch {
		return false;
	}
}

/** Thrown by signIn() for an error of Google. */
function signInError( error: unknown, token: string ): unknown {
	const code =
		error instanceof Error && 'code' in error ? String( error.code ) : '';
	return OF_SETTINGS.test( code )
		? new ApiError( 'refused', {
				status: 403,
				code,
				message: isOfAnswerer( token )
					? __(
							'Google từ chối đăng nhập của trò chuyện, trang sẽ tự thử lại. Vẫn thế thì chủ trang bấm “Kiểm tra kết nối” ở Hiên > Cài đặt > Trò chuyện nhé.',
							'hien'
						)
					: __(
							'Trò chuyện đang trục trặc, trang sẽ tự thử lại. Cần nhắn ngay, bạn dùng trang Liên hệ nhé.',
							'hien'
						),
				retryAfter: REFUSED_PAUSE,
			} )
		: error;
}

let apps = 0;

/** Opens a connection; the sign-in is kept in memory only. `onSignedOut`: Google no longer renews it. */
export function openFirebase(
	settings: ChatConnection,
	onSignedOut: () => void
): Firebase {
	const { emulator, ...config } = settings;
	// Otherwise one failed WebSocket makes the SDK try long polling for as long as the tab is open.
	forceWebSockets();
	const app = initializeApp( config, `hien-chat-${ apps++ }` );
	const auth = initializeAuth( app, { persistence: inMemoryPersistence } );
	const database = getDatabase( app );
	if ( emulator ) {
		const { hostname, port } = new URL( emulator );
		connectAuthEmulator( auth, emulator, { disableWarnings: true } );
		connectDatabaseEmulator( database, hostname, Number( port ) );
	}
	let wasSignedIn = false;
	onIdTokenChanged( auth, ( user ) => {
		if ( wasSignedIn && ! user ) {
			onSignedOut();
		}
		wasSignedIn = user !== null;
	} );
	return {
		database,
		async signIn( token ) {
			const { user } = await signInWithCustomToken( auth, token ).catch(
				( error: unknown ) => {
					throw signInError( error, token );
				}
			);
			const { claims } = await user.getIdTokenResult();
			return {
				uid: user.uid,
				name: String( claims[ 'name' ] ),
				avt: String( claims[ 'avt' ] ),
				isAdmin: claims[ 'admin' ] === true,
				isBlocked: claims[ 'blocked' ] === true,
				issuedAt: Number( claims[ 'issued' ] ),
			};
		},
	};
}
