import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether this render hydrates HTML of the server, and must be exactly that; React then renders again. */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => false,
		() => true
	);
}
