import { useCallback, useEffect, useState } from 'react';
import type { MemberList } from '../../contract/types';
import { listenToTyping } from '../../lib/listen-to-typing';

/** Asks for a page of the members whose names hold some words; the same function on every render. */
export type FindMembers = (
	name: string,
	page: number,
	signal: AbortSignal
) => Promise< MemberList >;

interface Wanted {
	readonly name: string;
	readonly page: number;
}

interface Members extends MemberList {
	/** What their names hold. */
	readonly name: string;
}

export interface MemberSearch {
	/** The pages that are there; they stay while others load. */
	readonly members: Members | null;
	readonly isLoading: boolean;
	readonly hasFailed: boolean;
	readonly retry: () => void;
	/** Asks for the next page, where there is one. */
	readonly more: () => void;
}

/** Pages of members, filtered by what is typed into a field. What is typed next aborts the request that runs. */
export function useMembers(
	input: HTMLInputElement | null,
	find: FindMembers
): MemberSearch {
	/** Null while the words change. */
	const [ wanted, setWanted ] = useState< Wanted | null >( null );
	const [ members, setMembers ] = useState< Members | null >( null );
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
			( name ) => setWanted( { name, page: 1 } )
		);
	}, [ input ] );

	const isMissing =
		wanted !== null &&
		( members?.name !== wanted.name || members.page < wanted.page );
	const isLoading = isMissing && ! hasFailed;
	useEffect( () => {
		if ( ! wanted || ! isLoading ) {
			return;
		}
		const { name, page } = wanted;
		const controller = new AbortController();
		const { signal } = controller;
		find( name, page, signal ).then(
			( answer ) => {
				if ( ! signal.aborted ) {
					setMembers( ( before ) => ( {
						...answer,
						name,
						data:
							before && page > 1
								? [ ...before.data, ...answer.data ]
								: answer.data,
					} ) );
				}
			},
			() => signal.aborted || setFailed( true )
		);
		return () => controller.abort();
	}, [ wanted, isLoading, find ] );

	const more = useCallback( () => {
		// Whoever scrolls on while a page is on its way asks for nothing new.
		if (
			members &&
			wanted &&
			! isMissing &&
			members.page < members.pages
		) {
			setWanted( { name: wanted.name, page: members.page + 1 } );
		}
	}, [ members, wanted, isMissing ] );

	return {
		// Others than those who were asked for would only mislead.
		members: hasFailed && members?.name !== wanted?.name ? null : members,
		isLoading,
		hasFailed,
		retry,
		more,
	};
}
