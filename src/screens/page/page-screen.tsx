import { PostComments } from '../../features/comments';
import { DetailError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { responsePath } from '../../lib/screen-data';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function PageScreen( { screen }: ScreenProps< 'page' > ) {
	const page = useScreenData( screen, 'post' );
	const rest = responsePath( screen, 'comments' );
	const comments = useScreenData( screen, 'comments' );
	if ( page.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( page.status === 'error' ) {
		return <DetailError retry={ page.retry } error={ page.error } />;
	}
	return (
		<Article post={ page.data }>
			<PostComments
				post={ page.data }
				comments={ comments }
				rest={ rest }
			/>
		</Article>
	);
}
