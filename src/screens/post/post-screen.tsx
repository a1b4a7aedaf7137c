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
import { readingTime, viewCount } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { useShell } from '../../stores/use-shell';

function Post( { screen, data: { post } }: DataProps< 'post' > ) {
	const courses = useShell( 'courses' );
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
					<PostComments post={ post } screen={ screen } />
				</>
			}
		>
			<Keywords tags={ post.tags } />
		</Article>
	);
}

export const PostScreen = withData( Post );
