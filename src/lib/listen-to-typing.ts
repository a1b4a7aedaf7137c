/** Milliseconds after the last keystroke until a search or a filter starts. */
export const TYPING_PAUSE = 500;

/**
 * Listens until typing in a field has paused. A word that an input method still composes counts as typed: Telex on a Mac
 * and phone keyboards compose each word until a space, which may never follow the last word of a search.
 *
 * @param input
 * @param onChange Called at once on input, focus and submit, when earlier results are outdated.
 * @param onPause  Called with the trimmed text once typing has paused for TYPING_PAUSE, or at once if the text is
 *                 empty. The initial text of the field counts as typed.
 * @return Stops listening.
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
