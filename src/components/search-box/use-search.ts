import { useCallback, useEffect, useState } from 'react';
import { TYPING_PAUSE } from '../../contract/constants';
import type { SearchResults } from '../../contract/types';

/** Asks for what holds the words; the same function on every render. */
export type Find = (
	words: string,
	signal: AbortSignal
) => Promise< SearchResults >;

export interface Answer {
	readonly words: string;
	readonly results: SearchResults;
}

export interface Search {
	/** What was found last; it stays while the next search runs, and goes when the field is empty. */
	readonly answer: Answer | null;
	readonly isSearching: boolean;
	readonly hasFailed: boolean;
	readonly retry: () => void;
}

/** Calls `wait` as soon as a field's words are in flux, and `settle` once typing has stopped for TYPING_PAUSE. */
function listenToTyping(
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

/** Searches for what is typed into a field. What is typed next aborts the search that runs. */
export function useSearch(
	input: HTMLInputElement | null,
	find: Find
): Search {
	/** The words to find, null while they change. */
	const [ wanted, setWanted ] = useState< string | null >( null );
	const [ answer, setAnswer ] = useState< Answer | null >( null );
	const [ hasFailed, setFailed ] = useState( false );
	const retry = useCallback( () => setFailed( false ), [] );

	useEffect( () => {
		if ( ! input ) {
			return;
		}
		return listenToTyping(
			input,
			() => {
				setWanted( null );
				setFailed( false );
			},
			( words ) => {
				setWanted( words );
				if ( words === '' ) {
					setAnswer( null );
				}
			}
		);
	}, [ input ] );

	const isSearching =
		Boolean( wanted ) && wanted !== answer?.words && ! hasFailed;
	useEffect( () => {
		if ( ! wanted || ! isSearching ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		find( wanted, signal ).then(
			( results ) =>
				signal.aborted || setAnswer( { words: wanted, results } ),
			() => signal.aborted || setFailed( true )
		);
		return () => controller.abort();
	}, [ wanted, isSearching, find ] );

	return { answer, isSearching, hasFailed, retry };
}
