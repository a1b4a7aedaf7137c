import { TYPING_PAUSE } from '../contract/constants';

/** Calls `wait` as soon as a field's words are in flux, and `settle` once typing has stopped for TYPING_PAUSE. */
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

	function read(): void {
		hold();
		const words = input.value.trim();
		if ( words === '' ) {
			settle( '' );
		} else {
			timer = setTimeout( () => settle( words ), TYPING_PAUSE );
		}
	}

	function onInput( event: Event ): void {
		// What an input method has not finished is not a word yet.
		if ( ! ( event instanceof InputEvent && event.isComposing ) ) {
			read();
		}
	}

	input.addEventListener( 'compositionstart', hold, options );
	input.addEventListener( 'compositionend', read, options );
	input.addEventListener( 'input', onInput, options );
	input.addEventListener( 'focus', read, options );
	// The page of results is on its way.
	input.form?.addEventListener( 'submit', hold, options );
	read();
	return () => {
		clearTimeout( timer );
		listening.abort();
	};
}
