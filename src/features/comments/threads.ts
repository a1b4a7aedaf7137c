import type { Comment } from '../../contract/types';

export interface Thread {
	readonly top: Comment;
	/** All replies in order, whatever their depth: they are shown on one level. */
	readonly replies: readonly Comment[];
}

/** Groups a flat list of comments, which is ordered by thread, into threads. */
export function threadsOf( comments: readonly Comment[] ): Thread[] {
	const threads: { top: Comment; replies: Comment[] }[] = [];
	for ( const comment of comments ) {
		const thread = threads.at( -1 );
		if ( comment.parent === 0 || ! thread ) {
			threads.push( { top: comment, replies: [] } );
		} else {
			thread.replies.push( comment );
		}
	}
	return threads;
}
