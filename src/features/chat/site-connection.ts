import { useEffect, useSyncExternalStore } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { chatToken } from '../../api/chat';
import { boot } from '../../lib/boot';
import { importOrReload } from '../../lib/lazy-with-retry';
import { sessionStore } from '../../stores/session';
import { createConnection } from './connection';
import type { Session, ConnectionSnapshot } from './connection-state';
import { watchActivity } from './watch-activity';
import type { Activity } from './watch-activity';

/** The page's connection, made from its boot data. */
export const connection = createConnection( {
	loadSdk: () =>
		importOrReload(
			() => import( /* webpackChunkName: "firebase" */ './sdk' )
		),
	requestToken: chatToken,
	config: () => boot().chat.config,
} );

let activity: Activity | null = null;

/** Connects the page. Call what it returns when the chat is no longer shown: without any, the page disconnects. */
export function connect(): () => void {
	activity ??= watchActivity( connection );
	connection.start();
	return activity.use();
}

/** The state of the connection. It does not connect by itself. */
export function useConnectionSnapshot(): ConnectionSnapshot {
	return useSyncExternalStore(
		connection.subscribe,
		connection.getSnapshot,
		connection.getSnapshot
	);
}

/** The state of the connection. The page is connected while a component uses it. */
export function useConnection(): ConnectionSnapshot {
	useEffect( connect, [] );
	return useConnectionSnapshot();
}

/** The database and the user who is signed in to it; null before the first sign-in. It does not connect by itself. */
export function useSession(): Session | null {
	return useConnectionSnapshot().session;
}

/** Disconnects when the session on the site ends: its end revokes the chat's sign-in. Connects again if it goes on. */
export function useSessionEnd(): void {
	const isEnding = useSelect(
		( select ) => select( sessionStore ).isEnding(),
		[]
	);
	useEffect( () => {
		if ( ! isEnding ) {
			return;
		}
		connection.close(
			__(
				'Phiên đăng nhập đã kết thúc, nên trò chuyện tạm ngắt.',
				'hien'
			)
		);
		return () => connection.retry();
	}, [ isEnding ] );
}
