import type { CommentList, Post } from '../../contract/types';
import type { ResponseState } from '../../lib/response-state';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { LoadError } from '../../components/ui/empty/empty';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import { Comments, CommentsSection } from './comments';

interface Props {
	/** What the comments belong to. */
	readonly post: Pick< Post, 'path' | 'protected' | 'comment_state' >;
	readonly comments: ResponseState< CommentList >;
}

/** The comments under a post or a page; nothing where they are closed and there are none. */
export function Responses( { post, comments }: Props ) {
	const { open, count } = post.comment_state;
	if ( post.protected || ( ! open && count === 0 ) ) {
		return null;
	}
	return (
		<CommentsSection count={ count }>
			<PartBoundary>
				{ comments.status === 'loading' && <CommentsSkeleton /> }
				{ comments.status === 'error' && (
					<LoadError retry={ comments.retry } compact />
				) }
				{ comments.status === 'ready' && (
					<Comments list={ comments.data } path={ post.path } />
				) }
			</PartBoundary>
		</CommentsSection>
	);
}
