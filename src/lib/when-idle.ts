import { PREFETCH_IDLE_TIMEOUT } from '../contract/constants';

/** Where the browser cannot tell when it is idle, milliseconds. */
const GUESS = 200;

/** Calls back when the browser has nothing else to do. Returns how to call that off. */
export function whenIdle( callback: () => void ): () => void {
	if ( typeof window.requestIdleCallback === 'function' ) {
		const id = window.requestIdleCallback( callback, {
			timeout: PREFETCH_IDLE_TIMEOUT,
		} );
		return () => window.cancelIdleCallback( id );
	}
	const timer = setTimeout( callback, GUESS );
	return () => clearTimeout( timer );
}
