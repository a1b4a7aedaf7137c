import { TYPING_PAUSE } from '../contract/constants';

/**
 * Milliseconds after which a word that an input method is still composing counts as typed. Telex on a Mac and phone
 * keyboards compose each word until a space, which may never follow the last word of a search.
 */
const COMPOSITION_PAUSE = 1500;

/**
 * Listens until typing in a field has paused.
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

	function read( event?: Event ): void {
		restart();
		const text = input.value.trim();
		const isComposing =
			event?.type === 'compositionstart' ||
			( event instanceof InputEvent && event.isComposing );
		if ( text === '' ) {
			onPause( '' );
		} else {
			timer = setTimeout(
				() => onPause( text ),
				isComposing ? COMPOSITION_PAUSE : TYPING_PAUSE
			);
		}
	}

	for ( const event of [
		'compositionstart',
		'compositionend',
		'input',
		'focus',
	] ) {
		input.addEventListener( event, read, options );
	}
	input.form?.addEventListener( 'submit', restart, options );
	read();
	return () => {
		clearTimeout( timer );
		listening.abort();
	};
}
