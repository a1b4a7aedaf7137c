import { DetailError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { AuthorBox } from '../../components/post/author-box';
import { Byline } from '../../components/post/byline';
import { Keywords } from '../../components/post/keywords';
import { PostCover } from '../../components/post/post-cover';
import { PostNav } from '../../components/post/post-nav';
import { PostRail } from '../../components/post/post-rail';
import { Related } from '../../components/post/related';
import { PostComments } from '../../features/comments';
import { SaveButton } from '../../features/favorites';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { responsePath } from '../../lib/screen-data';
import type { ScreenProps } from '../../lib/screen-props';
import { readingTime, viewCount } from '../../lib/formats';
import { useScreenData } from '../../stores/use-screen-data';
import { useShell } from '../../stores/use-shell';

export function PostScreen( { screen }: ScreenProps< 'post' > ) {
	const response = useScreenData( screen, 'post' );
	const rest = responsePath( screen, 'comments' );
	const comments = useScreenData( screen, 'comments' );
	const courses = useShell( 'courses' );
	if ( response.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( response.status === 'error' ) {
		return (
			<DetailError retry={ response.retry } error={ response.error } />
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
					saveButton={ <SaveButton type="posts" id={ post.id } /> }
				/>
			}
			cover={ <PostCover post={ post } /> }
			rail={ <PostRail post={ post } courses={ courses?.data ?? [] } /> }
			after={
				<>
					<AuthorBox author={ post.author } />
					<PostNav previous={ post.previous } next={ post.next } />
					<Related posts={ post.related } />
					<PostComments
						post={ post }
						comments={ comments }
						rest={ rest }
					/>
				</>
			}
		>
			<Keywords tags={ post.tags } />
		</Article>
	);
}
