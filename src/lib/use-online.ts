import { useSyncExternalStore } from 'react';
import { listenTo } from './listeners';

const subscribe = listenTo( window, 'online', 'offline' );

/** Whether the browser is online, updated as it changes. */
export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true
	);
}
