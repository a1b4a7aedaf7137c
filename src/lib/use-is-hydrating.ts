import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether this render hydrates HTML of the server. While true, render exactly what the server has printed; React
 * re-renders right after with false.
 */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true
	);
}
