import { useRef, useState } from 'react';
import { commentPage, imageComments } from '../../api/comments';
import type { Comment, CommentList } from '../../contract/types';

type Ask = () => Promise< CommentList[] >;

interface ImageComments {
	readonly comments: readonly Comment[];
	/** In all. */
	readonly count: number;
	/** Whether there are more than these. */
	readonly hasMore: boolean;
	readonly isLoading: boolean;
	/** Asks again for what could not be loaded; null where nothing failed. */
	readonly retry: ( () => void ) | null;
	/** Asks for the next page of them. */
	readonly more: () => void;
	/** Asks for all of them anew, up to one that has just been written. */
	readonly reload: ( comment: number ) => void;
}

/**
 * The comments on an image, one page below the other.
 *
 * @param id    Its number.
 * @param first The first page.
 */
export function useImageComments(
	id: number,
	first: CommentList
): ImageComments {
	const [ pages, setPages ] = useState( [ first ] );
	const [ isLoading, setLoading ] = useState( false );
	const [ failed, setFailed ] = useState< Ask | null >( null );
	/** What was asked for last; the answers to all before are stale. */
	const latest = useRef< Ask | null >( null );

	async function load( ask: Ask ): Promise< void > {
		latest.current = ask;
		setLoading( true );
		setFailed( null );
		const answer = await ask().catch( () => null );
		if ( latest.current !== ask ) {
			return;
		}
		setLoading( false );
		if ( answer ) {
			setPages( answer );
		} else {
			setFailed( () => ask );
		}
	}

	async function next(): Promise< CommentList[] > {
		return [ ...pages, await imageComments( id, pages.length + 1 ) ];
	}

	async function upTo( comment: number ): Promise< CommentList[] > {
		const last = await commentPage( 'images', id, comment );
		const before = Array.from( { length: last.page - 1 }, ( _, index ) =>
			imageComments( id, index + 1 )
		);
		return [ ...( await Promise.all( before ) ), last ];
	}

	const last = pages.at( -1 ) ?? first;
	return {
		comments: pages.flatMap( ( { data } ) => data ),
		count: last.count,
		hasMore: pages.length < last.pages,
		isLoading,
		retry: failed && ( () => void load( failed ) ),
		more: () => void load( next ),
		reload: ( comment ) => void load( () => upTo( comment ) ),
	};
}
