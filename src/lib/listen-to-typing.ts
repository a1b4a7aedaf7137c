import { TYPING_PAUSE } from '../contract/constants';

/**
 * Milliseconds after which a word counts that an input method still has open: Telex on a Mac and the keyboards of
 * phones keep every word open until a space, and what is searched for may well end without one.
 */
const COMPOSITION_PAUSE = 1500;

/** Calls `wait` as soon as a field's words are in flux, and `settle` once typing has stopped for a while. */
export function listenToTyping(
	input: HTMLInputElement,
	wait: () => void,
	settle: ( words: string ) => void
): () => void {
	const listening = new AbortController();
	const options = { signal: listening.signal };
	let timer: ReturnType< typeof setTimeout >;

	function hold(): void {
		clearTimeout( timer );
		wait();
	}

	function read( event?: Event ): void {
		hold();
		const words = input.value.trim();
		const isOpen =
			event?.type === 'compositionstart' ||
			( event instanceof InputEvent && event.isComposing );
		if ( words === '' ) {
			settle( '' );
		} else {
			timer = setTimeout(
				() => settle( words ),
				isOpen ? COMPOSITION_PAUSE : TYPING_PAUSE
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
	// The page of results is on its way.
	input.form?.addEventListener( 'submit', hold, options );
	read();
	return () => {
		clearTimeout( timer );
		listening.abort();
	};
}
