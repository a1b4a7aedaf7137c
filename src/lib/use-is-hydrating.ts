import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether this render hydrates what the server printed. What depends on the browser is rendered as the server does while
 * this is true; React renders it again right after.
 */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true
	);
}
