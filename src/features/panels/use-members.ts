import { useCallback, useEffect, useState } from 'react';
import { useRegistry } from '@wordpress/data';
import { findMembers, membersPath } from '../../api/members';
import type { MemberList } from '../../contract/types';
import { listenToTyping } from '../../lib/listen-to-typing';
import { responsesStore } from '../../stores/responses';
import type { SiteRegistry } from '../../stores/site-registry';

interface Query {
	readonly name: string;
	readonly page: number;
}

interface Members extends MemberList {
	/** The search text. */
	readonly name: string;
}

interface MemberSearch {
	/** The loaded pages; they stay while further ones load. */
	readonly members: Members | null;
	readonly isLoading: boolean;
	readonly hasFailed: boolean;
	/** Why, if it has. */
	readonly error: unknown;
	readonly retry: () => void;
	/** Loads the next page, if there is one. */
	readonly more: () => void;
}

/** The first page of all members. The header requests it before the panel opens; a failed request is repeated. */
async function firstMembers( registry: SiteRegistry ): Promise< MemberList > {
	const path = membersPath( '', 1 );
	const { getResolutionError } = registry.select( responsesStore );
	const { invalidateResolution } = registry.dispatch( responsesStore );
	if ( getResolutionError( 'getResponse', [ path ] ) ) {
		await invalidateResolution( 'getResponse', [ path ] );
	}
	const { getResponse } = registry.resolveSelect( responsesStore );
	return ( await getResponse( path ) ) as MemberList;
}

/** Pages of members, filtered by the text of a field. Typing aborts a pending request. */
export function useMembers( input: HTMLInputElement | null ): MemberSearch {
	const registry = useRegistry();
	/** The page to load; null while the visitor types. */
	const [ wanted, setWanted ] = useState< Query | null >( null );
	const [ members, setMembers ] = useState< Members | null >( null );
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
		const isFirst = name === '' && page === 1;
		const request = isFirst
			? firstMembers( registry )
			: findMembers( name, page, signal );
		request.then(
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
			( cause: unknown ) => signal.aborted || setError( cause )
		);
		return () => controller.abort();
	}, [ wanted, isLoading, registry ] );

	const more = useCallback( () => {
		// Unless a page is loading.
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
		// After a failure the members of an earlier filter are hidden.
		members: hasFailed && members?.name !== wanted?.name ? null : members,
		isLoading,
		hasFailed,
		error,
		retry,
		more,
	};
}
