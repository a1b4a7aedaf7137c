import { PostComments } from '../../features/comments';
import { Article } from '../../components/post/article';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import '../../components/site/footer/footer.scss';

function Page( { screen, data: { post } }: DataProps< 'page' > ) {
	return (
		<Article post={ post }>
			<PostComments post={ post } screen={ screen } />
		</Article>
	);
}

export const PageScreen = withData( Page );
