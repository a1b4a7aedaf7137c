import { useSyncExternalStore } from 'react';

function subscribe( listener: () => void ): () => void {
	window.addEventListener( 'hashchange', listener );
	return () => window.removeEventListener( 'hashchange', listener );
}

/** The URL fragment without '#'; '' for none, and during hydration, since the server does not know it. */
export function useHash(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.hash.slice( 1 ),
		() => ''
	);
}
