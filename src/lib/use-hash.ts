import { useSyncExternalStore } from 'react';
import { listenTo } from './listeners';

const subscribe = listenTo( window, 'hashchange' );

/** The URL fragment without '#'; '' for none, and during hydration, since the server does not know it. */
export function useHash(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.hash.slice( 1 ),
		() => ''
	);
}
