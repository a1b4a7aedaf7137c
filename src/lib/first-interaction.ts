const INTERACTIONS = [ 'pointermove', 'pointerdown', 'keydown', 'wheel' ];

/** Calls back once, at the next interaction. */
export function onFirstInteraction(
	callback: () => void,
	signal: AbortSignal
): void {
	const seen = new AbortController();
	signal.addEventListener( 'abort', () => seen.abort() );
	for ( const type of INTERACTIONS ) {
		window.addEventListener(
			type,
			() => {
				seen.abort();
				callback();
			},
			{ signal: seen.signal, passive: true, capture: true }
		);
	}
}
