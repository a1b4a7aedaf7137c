/** Milliseconds after the last keystroke until a search or a filter starts. */
export const TYPING_PAUSE = 500;

/**
 * Listens until typing in a field has paused, for which the initial text counts too. `onChange`: earlier results are
 * outdated; `onPause` gets the trimmed text after TYPING_PAUSE, an empty one at once. A word that is still composed
 * counts as typed: Telex on a Mac and phones compose the last word until a space that never follows. Returns what stops
 * it.
 */
export function listenToTyping(
	input: HTMLInputElement,
	onChange: () => void,
	onPause: ( text: string ) => void
): () => void {
	const listening = new AbortController();
	const options = { signal: listening.signal };
	let timer: ReturnType< typeof setTimeout >;

	function restart(): void {
		clearTimeout( timer );
		onChange();
	}

	function read(): void {
		restart();
		const text = input.value.trim();
		if ( text === '' ) {
			onPause( '' );
		} else {
			timer = setTimeout( () => onPause( text ), TYPING_PAUSE );
		}
	}

	for ( const event of [ 'input', 'focus' ] ) {
		input.addEventListener( event, read, options );
	}
	input.form?.addEventListener( 'submit', restart, options );
	read();
	return () => {
		clearTimeout( timer );
		listening.abort();
	};
}
