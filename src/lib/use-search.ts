import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after the last keystroke until a search or a filter starts. */
export const TYPING_PAUSE = 500;

/**
 * Listens until typing in a field has paused, for which the initial text counts too. `onChange`: earlier results are
 * outdated; `onPause` gets the trimmed text after TYPING_PAUSE, an empty one at once. A word that is still composed
 * counts as typed: Telex on a Mac and phones compose the last word until a space that never follows. Returns what stops
 * it.
 */
function listenToTyping(
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

/** A page of results, as the REST API returns it. */
interface Page {
	readonly data: readonly unknown[];
	readonly page: number;
	readonly pages: number;
}

interface Wanted {
	readonly query: string;
	readonly page: number;
}

/** What was found for a text: the loaded pages in one. */
export type Answer< Results > = Results & { readonly query: string };

export interface Search< Results > {
	/** The last answer; it stays during the next request. */
	readonly answer: Answer< Results > | null;
	readonly isSearching: boolean;
	readonly hasFailed: boolean;
	readonly error: unknown;
	readonly retry: () => void;
	/** Requests the next page, unless one is loading. */
	readonly more: () => void;
}

/**
 * Searches for the text of a field. Typing aborts a pending request. `find` must be stable; with `isFilter`, an empty
 * field finds all.
 */
export function useSearch< Results extends Page >(
	input: HTMLInputElement | null,
	find: (
		query: string,
		page: number,
		signal: AbortSignal
	) => Promise< Results >,
	isFilter = false
): Search< Results > {
	/** What to request; null while the visitor types. */
	const [ wanted, setWanted ] = useState< Wanted | null >( null );
	const [ answer, setAnswer ] = useState< Answer< Results > | null >( null );
	const [ error, setError ] = useState< unknown >( null );
	const hasFailed = error !== null;
	const retry = useCallback( () => setError( null ), [] );

	useEffect( () => {
		if ( ! input ) {
			return;
		}
		return listenToTyping(
			input,
			() => {
				setWanted( null );
				setError( null );
			},
			( query ) => {
				if ( query === '' && ! isFilter ) {
					setAnswer( null );
				} else {
					setWanted( { query, page: 1 } );
				}
			}
		);
	}, [ input, isFilter ] );

	const isMissing =
		wanted !== null &&
		( answer?.query !== wanted.query || answer.page < wanted.page );
	const isSearching = isMissing && ! hasFailed;
	useEffect( () => {
		if ( ! wanted || ! isSearching ) {
			return;
		}
		const { query, page } = wanted;
		const controller = new AbortController();
		const { signal } = controller;
		find( query, page, signal ).then(
			( results ) =>
				signal.aborted ||
				setAnswer( ( before ) => ( {
					...results,
					query,
					data:
						before && page > 1
							? [ ...before.data, ...results.data ]
							: results.data,
				} ) ),
			( cause: unknown ) => signal.aborted || setError( cause )
		);
		return () => controller.abort();
	}, [ wanted, isSearching, find ] );

	const more = useCallback( () => {
		if ( wanted && answer && ! isMissing && answer.page < answer.pages ) {
			setWanted( { query: wanted.query, page: answer.page + 1 } );
		}
	}, [ wanted, answer, isMissing ] );

	return {
		// After a failure the answer to an earlier text is hidden.
		answer: hasFailed && answer?.query !== wanted?.query ? null : answer,
		isSearching,
		hasFailed,
		error,
		retry,
		more,
	};
}
