import type { CommentList, SentComment } from '../contract/types';
import { restPath } from '../lib/paths';
import { get, post } from './client';

/** A page of the comments on an image. Fails as get() does. */
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

/**
 * The page of the comments on a post or an image that contains one of them. Fails as get() does.
 *
 * @param type
 * @param id      Number of the post or the image.
 * @param comment Number of the comment.
 * @param signal  Aborts the request.
 */
export function commentPage(
	type: 'posts' | 'images',
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

/** Sends a comment on an image. Fails as post() does. */
export function sendImageComment(
	id: number,
	content: string
): Promise< SentComment > {
	return post( 'cmt', { content, type: 'images', object_id: id } );
}
