import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	window.addEventListener( 'hashchange', listener );
	return () => window.removeEventListener( 'hashchange', listener );
}

/** The fragment of the address without '#', '' for none. */
export function useHash(): string {
	return useSyncExternalStore( subscribe, () =>
		window.location.hash.slice( 1 )
	);
}
