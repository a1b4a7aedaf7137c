/** What somebody does who is at the page, as opposed to a page that is only open. */
const SIGNS = [ 'pointermove', 'pointerdown', 'keydown', 'wheel' ];

/** Calls back once, at the first sign from now on that somebody is there. */
export function onFirstSign( callback: () => void, signal: AbortSignal ): void {
	const seen = new AbortController();
	signal.addEventListener( 'abort', () => seen.abort() );
	for ( const sign of SIGNS ) {
		window.addEventListener(
			sign,
			() => {
				if ( ! seen.signal.aborted ) {
					seen.abort();
					callback();
				}
			},
			{ signal: seen.signal, passive: true, capture: true }
		);
	}
}
