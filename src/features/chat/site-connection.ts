import { useEffect, useSyncExternalStore } from 'react';
import { chatToken } from '../../api/chat';
import { boot } from '../../lib/boot';
import { createConnection } from './connection';
import type { Session, Snapshot } from './connection';
import { watchActivity } from './watch-activity';

/** The page's connection, made from its boot data. */
export const connection = createConnection( {
	loadSdk: () => import( /* webpackChunkName: "firebase" */ './sdk' ),
	requestToken: chatToken,
	config: () => boot().chat.config,
} );

let isWatched = false;

/** Connects, where the page has not done so yet. */
export function connect(): void {
	if ( ! isWatched ) {
		isWatched = true;
		watchActivity( connection );
	}
	connection.start();
}

/** The state of the connection, without beginning one. */
export function useConnectionState(): Snapshot {
	return useSyncExternalStore(
		connection.subscribe,
		connection.getSnapshot,
		connection.getSnapshot
	);
}

/** The state of the connection, which begins with the first component that uses it. */
export function useConnection(): Snapshot {
	useEffect( connect, [] );
	return useConnectionState();
}

/** The database and who is signed in to it; null until somebody is. It does not connect by itself. */
export function useSession(): Session | null {
	return useConnectionState().session;
}
