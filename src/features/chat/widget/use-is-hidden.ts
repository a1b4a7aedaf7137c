import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	document.addEventListener( 'visibilitychange', listener );
	return () => document.removeEventListener( 'visibilitychange', listener );
}

/** Whether the tab is hidden, updated as it changes. */
export function useIsHidden(): boolean {
	return useSyncExternalStore( subscribe, () => document.hidden );
}
