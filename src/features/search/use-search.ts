import { useCallback, useEffect, useState } from 'react';
import { search } from '../../api/search';
import type { SearchResults } from '../../contract/types';
import { listenToTyping } from '../../lib/listen-to-typing';

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

/** Searches for what is typed into a field. What is typed next aborts the search that runs. */
export function useSearch( input: HTMLInputElement | null ): Search {
	/** The words to search for, null while they change. */
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
		search( wanted, signal ).then(
			( results ) =>
				signal.aborted || setAnswer( { words: wanted, results } ),
			() => signal.aborted || setFailed( true )
		);
		return () => controller.abort();
	}, [ wanted, isSearching ] );

	return { answer, isSearching, hasFailed, retry };
}
