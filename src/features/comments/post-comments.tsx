import { useMemo } from 'react';
import type { CommentList, Post } from '../../contract/types';
import type { ScreenOf } from '../../lib/screen-props';
import { responsePath } from '../../stores/screen-responses';
import { useResponse } from '../../stores/use-response';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { Loaded } from '../../components/ui/loaded/loaded';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import { Comments, CommentsSection } from './comments';
import { WritingProvider } from './writing-provider';

interface Props {
	readonly post: Pick< Post, 'path' | 'protected' | 'comment_state' >;
	readonly screen: ScreenOf< 'post' | 'page' | 'image' | 'video' >;
}

const NONE: CommentList[ 'data' ] = [];

/** The comments of a post, page, video or image; null if they are closed and there are none. */
export function PostComments( { post, screen }: Props ) {
	const rest = responsePath( screen, 'comments' );
	const comments = useResponse( rest );
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
					<Loaded
						response={ comments }
						placeholder={ <CommentsSkeleton /> }
					>
						{ ( ready ) => (
							<Comments list={ ready } path={ path } />
						) }
					</Loaded>
				</PartBoundary>
			</CommentsSection>
		</WritingProvider>
	);
}
