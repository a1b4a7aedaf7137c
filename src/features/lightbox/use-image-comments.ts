import { useCallback, useMemo, useRef, useState } from 'react';
import { commentPage, imageComments } from '../../api/comments';
import type { Comment, CommentList } from '../../contract/types';

type PageRequest = () => Promise< CommentList[] >;

interface ImageComments {
	readonly comments: readonly Comment[];
	/** All comments, on every page. */
	readonly count: number;
	readonly hasMore: boolean;
	readonly isLoading: boolean;
	/** Repeats the request that failed; null if none did. */
	readonly retry: ( () => void ) | null;
	readonly more: () => void;
	/** Reloads all pages, up to that of the comment that was just written; see Reload of writing-context.ts. */
	readonly reload: ( comment: number | null ) => Promise< boolean >;
}

async function firstPages(
	id: number,
	count: number
): Promise< CommentList[] > {
	const first = await imageComments( id, 1 );
	const rest = Array.from(
		{ length: Math.min( count, first.pages ) - 1 },
		( _, index ) => imageComments( id, index + 2 )
	);
	return [ first, ...( await Promise.all( rest ) ) ];
}

async function upTo( id: number, comment: number ): Promise< CommentList[] > {
	const last = await commentPage( 'images', id, comment );
	const before = Array.from( { length: last.page - 1 }, ( _, index ) =>
		imageComments( id, index + 1 )
	);
	return [ ...( await Promise.all( before ) ), last ];
}

/** The comments on the image of a number, page after page from the first, which is given. */
export function useImageComments(
	id: number,
	first: CommentList
): ImageComments {
	const [ pages, setPages ] = useState( [ first ] );
	const [ isLoading, setLoading ] = useState( false );
	const [ failed, setFailed ] = useState< PageRequest | null >( null );
	/** The last request; the responses to earlier ones are dropped. */
	const latest = useRef< PageRequest | null >( null );
	const shown = useRef( pages.length );
	shown.current = pages.length;

	const load = useCallback(
		async ( request: PageRequest ): Promise< CommentList[] | null > => {
			latest.current = request;
			setLoading( true );
			setFailed( null );
			const answer = await request().catch( () => null );
			if ( latest.current !== request ) {
				return null;
			}
			setLoading( false );
			if ( answer ) {
				setPages( answer );
			} else {
				setFailed( () => request );
			}
			return answer;
		},
		[]
	);

	async function next(): Promise< CommentList[] > {
		return [ ...pages, await imageComments( id, pages.length + 1 ) ];
	}

	const reload = useCallback(
		async ( comment: number | null ): Promise< boolean > => {
			const answer = await load( () =>
				comment === null
					? firstPages( id, shown.current )
					: upTo( id, comment )
			);
			return (
				answer !== null &&
				( comment === null ||
					answer.some( ( { data } ) =>
						data.some( ( each ) => each.id === comment )
					) )
			);
		},
		[ id, load ]
	);

	const comments = useMemo(
		() => pages.flatMap( ( { data } ) => data ),
		[ pages ]
	);
	const last = pages.at( -1 ) ?? first;
	return {
		comments,
		count: last.count,
		hasMore: pages.length < last.pages,
		isLoading,
		retry: failed && ( () => void load( failed ) ),
		more: () => void load( next ),
		reload,
	};
}
