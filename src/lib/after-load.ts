/** Calls back once the page with its images and scripts is loaded. */
export function afterLoad( callback: () => void, signal: AbortSignal ): void {
	if ( document.readyState === 'complete' ) {
		callback();
	} else {
		window.addEventListener( 'load', callback, { once: true, signal } );
	}
}
