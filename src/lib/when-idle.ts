/** Milliseconds after which the browser calls back even if it is busy. */
const IDLE_TIMEOUT = 2000;

/** Milliseconds to wait in browsers without requestIdleCallback(). */
const FALLBACK_DELAY = 200;

/** Calls back when the browser is idle. Returns a function that cancels the call. */
export function whenIdle( callback: () => void ): () => void {
	if ( typeof window.requestIdleCallback === 'function' ) {
		const id = window.requestIdleCallback( callback, {
			timeout: IDLE_TIMEOUT,
		} );
		return () => window.cancelIdleCallback( id );
	}
	const timer = setTimeout( callback, FALLBACK_DELAY );
	return () => clearTimeout( timer );
}
