import { useSyncExternalStore } from 'react';
import { listenTo } from './listeners';

const subscribe = listenTo( window, 'online', 'offline' );

export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true
	);
}
