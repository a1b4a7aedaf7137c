import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	window.addEventListener( 'hashchange', listener );
	return () => window.removeEventListener( 'hashchange', listener );
}

/** The fragment of the address without '#'; '' for none, and while the page is hydrated, for the server does not know it. */
export function useHash(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.hash.slice( 1 ),
		() => ''
	);
}
