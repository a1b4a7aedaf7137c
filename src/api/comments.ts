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

/** The page of an image's comments that holds one of them. Fails as get() does. */
export function commentPage(
	id: number,
	comment: number
): Promise< CommentList > {
	return get(
		restPath< CommentList >(
			'cmt?comment={comment}&object_id={id}&type=images',
			{ id, comment }
		)
	);
}

/** Sends a comment on an image. Fails as post() does. */
export function sendImageComment(
	id: number,
	content: string
): Promise< SentComment > {
	return post( 'cmt', { content, type: 'images', object_id: id } );
}
