import { useCallback, useEffect, useState } from 'react';
import { search } from '../../api/search';
import type { SearchResults } from '../../contract/types';
import { listenToTyping } from '../../lib/listen-to-typing';

export interface Answer {
	readonly query: string;
	readonly results: SearchResults;
}

export interface Search {
	/** The last results; they stay during the next search, until the field is empty. */
	readonly answer: Answer | null;
	readonly isSearching: boolean;
	readonly hasFailed: boolean;
	readonly error: unknown;
	readonly retry: () => void;
}

/** Searches for the text of a field. Typing aborts a pending search. */
export function useSearch( input: HTMLInputElement | null ): Search {
	/** The query to search for; null while the visitor types. */
	const [ wanted, setWanted ] = useState< string | null >( null );
	const [ answer, setAnswer ] = useState< Answer | null >( null );
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
				setWanted( query );
				if ( query === '' ) {
					setAnswer( null );
				}
			}
		);
	}, [ input ] );

	const isSearching =
		Boolean( wanted ) && wanted !== answer?.query && ! hasFailed;
	useEffect( () => {
		if ( ! wanted || ! isSearching ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		search( wanted, signal ).then(
			( results ) =>
				signal.aborted || setAnswer( { query: wanted, results } ),
			( cause: unknown ) => signal.aborted || setError( cause )
		);
		return () => controller.abort();
	}, [ wanted, isSearching ] );

	return { answer, isSearching, hasFailed, error, retry };
}
