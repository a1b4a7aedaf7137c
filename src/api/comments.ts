import type { CommentList, SentComment } from '../contract/types';
import { restPath } from '../lib/paths';
import { get, post, remove } from './client';

/** What comments are about: posts of any type by their id, or images by their number. */
type CommentedType = 'posts' | 'images';

export function imageComments(
	id: number,
	page: number
): Promise< CommentList > {
	return get(
		restPath< CommentList >( 'cmt?object_id={id}&page={page}&type=images', {
			id,
			page,
		} )
	);
}

/** The page with one comment of those on a post or image, each given by its number. Fails as get() does. */
export function commentPage(
	type: CommentedType,
	id: number,
	comment: number,
	signal?: AbortSignal
): Promise< CommentList > {
	return get(
		restPath< CommentList >(
			'cmt?comment={comment}&object_id={id}&type={type}',
			{ type, id, comment }
		),
		signal
	);
}

interface NewComment {
	readonly content: string;
	readonly type: CommentedType;
	readonly object_id: number;
	/** Number of the comment that it replies to; 0 for none. */
	readonly parent: number;
	/** Whether its author wants a mail about replies; the account's setting if omitted. */
	readonly notify?: boolean;
}

export function sendComment(
	comment: NewComment,
	key: string
): Promise< SentComment > {
	return post( 'cmt', comment, key );
}

export function changeComment(
	id: number,
	content: string
): Promise< SentComment > {
	return post( `cmt/${ id }`, { content } );
}

export function deleteComment( id: number ): Promise< SentComment > {
	return remove( `cmt/${ id }` );
}
