/*
 * What the chat uses of Firebase. Only this module imports it: it is a chunk of its own, which comes when somebody chats.
 */
import { deleteApp, initializeApp } from 'firebase/app';
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
import type { ChatConnection } from '../../contract/types';

export type { Database, DataSnapshot, Query } from 'firebase/database';

export {
	endBefore,
	equalTo,
	get,
	goOffline,
	goOnline,
	increment,
	limitToLast,
	onDisconnect,
	onValue,
	orderByChild,
	orderByKey,
	push,
	query,
	ref,
	remove,
	serverTimestamp,
	set,
	startAt,
	update,
} from 'firebase/database';

/** What the token says about who is signed in. The database's rules compare what is written with it. */
export interface Claims {
	readonly uid: string;
	readonly name: string;
	readonly avt: string;
	/** Whether they answer as the author. */
	readonly isAdmin: boolean;
	/** Whether they may read, and not write. */
	readonly isBlocked: boolean;
	/** Address that those of images begin with. */
	readonly images: string;
	/** User id of the site's author. */
	readonly author: string;
	/** When WordPress gave the token, milliseconds of its clock. */
	readonly issuedAt: number;
}

export interface Firebase {
	readonly database: Database;
	/** Signs in. Throws where the token is refused. */
	readonly signIn: ( token: string ) => Promise< Claims >;
	readonly end: () => Promise< void >;
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

let apps = 0;

function text( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/**
 * A connection to the database. Who is signed in is kept in memory only: WordPress says it, for every page.
 *
 * @param settings
 * @param onSignedOut Called when Google no longer renews the sign-in.
 */
export function openFirebase(
	settings: ChatConnection,
	onSignedOut: () => void
): Firebase {
	const { emulator, ...config } = settings;
	// A long-polling connection would be tried after any failed websocket, for as long as the tab is open.
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
			const { user } = await signInWithCustomToken( auth, token );
			const { claims } = await user.getIdTokenResult();
			return {
				uid: user.uid,
				name: text( claims[ 'name' ] ),
				avt: text( claims[ 'avt' ] ),
				isAdmin: claims[ 'admin' ] === true,
				isBlocked: claims[ 'blocked' ] === true,
				images: text( claims[ 'images' ] ),
				author: text( claims[ 'author' ] ),
				issuedAt: Number( claims[ 'issued' ] ),
			};
		},
		end: () => deleteApp( app ),
	};
}
