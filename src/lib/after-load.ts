/** Calls back once the page with its images and scripts is loaded. */
export function afterLoad(
	callback: () => void,
	options: { readonly signal?: AbortSignal } = {}
): void {
	if ( document.readyState === 'complete' ) {
		callback();
	} else {
		window.addEventListener( 'load', callback, { once: true, ...options } );
	}
}
