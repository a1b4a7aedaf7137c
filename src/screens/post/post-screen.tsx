import { LoadError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { AuthorBox } from '../../components/post/author-box';
import { Byline } from '../../components/post/byline';
import { Keywords } from '../../components/post/keywords';
import { PostCover } from '../../components/post/post-cover';
import { PostNav } from '../../components/post/post-nav';
import { Related } from '../../components/post/related';
import { Responses } from '../../features/comments';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { CommentList, Post } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { readingTime, viewCount } from '../../lib/formats';
import { commentsStore, postsStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

export function PostScreen( { screen: { params } }: ScreenProps ) {
	const response = useResponse(
		postsStore,
		restPath< Post >( ROUTES.post.rest[ 0 ], params )
	);
	const comments = useResponse(
		commentsStore,
		restPath< CommentList >( ROUTES.post.rest[ 1 ], params )
	);
	if ( response.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( response.status === 'error' ) {
		return (
			<div className="hien-layout is-detail">
				<LoadError retry={ response.retry } />
			</div>
		);
	}
	const post = response.data;
	return (
		<Article
			post={ post }
			byline={
				<Byline
					{ ...post }
					notes={ [
						readingTime( post.minutes ),
						viewCount( post.views ),
					] }
				/>
			}
			cover={ <PostCover post={ post } /> }
		>
			<Keywords tags={ post.tags } />
			<AuthorBox author={ post.author } />
			<PostNav previous={ post.previous } next={ post.next } />
			<Related posts={ post.related } />
			<Responses post={ post } comments={ comments } />
		</Article>
	);
}
