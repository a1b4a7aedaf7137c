import { useMemo } from 'react';
import type { CommentList, Post } from '../../contract/types';
import type { RestPath } from '../../lib/paths';
import type { ResponseState } from '../../lib/response-state';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { LoadError } from '../../components/ui/empty/empty';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import { Comments, CommentsSection } from './comments';
import { WritingProvider } from './writing';

interface Props {
	readonly post: Pick< Post, 'path' | 'protected' | 'comment_state' >;
	readonly comments: ResponseState< CommentList >;
	readonly rest: RestPath< CommentList >;
}

const NONE: CommentList[ 'data' ] = [];

/** The comments of a post, page, video or image; null if they are closed and there are none. */
export function PostComments( { post, comments, rest }: Props ) {
	const { open, count } = post.comment_state;
	const list = comments.status === 'ready' ? comments.data : null;
	const id = list?.object_id ?? 0;
	const page = list?.page ?? 1;
	const { path } = post;
	const target = useMemo(
		() => ( { type: 'posts', id, path, list: { rest, page } } ) as const,
		[ id, path, rest, page ]
	);
	if ( post.protected || ( ! open && count === 0 ) ) {
		return null;
	}
	return (
		<WritingProvider
			target={ target }
			isOpen={ open && list !== null }
			maxDepth={ list?.max_depth ?? 1 }
			comments={ list?.data ?? NONE }
		>
			<CommentsSection count={ list?.count ?? count }>
				<PartBoundary>
					{ comments.status === 'loading' && <CommentsSkeleton /> }
					{ comments.status === 'error' && (
						<LoadError
							retry={ comments.retry }
							error={ comments.error }
							compact
						/>
					) }
					{ list && <Comments list={ list } path={ path } /> }
				</PartBoundary>
			</CommentsSection>
		</WritingProvider>
	);
}
