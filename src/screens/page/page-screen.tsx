import { PostComments } from '../../features/comments';
import { DetailError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { CommentList, Post } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';

export function PageScreen( { screen: { params } }: ScreenProps ) {
	const page = useResponse(
		restPath< Post >( ROUTES.page.rest[ 0 ], params )
	);
	const rest = restPath< CommentList >( ROUTES.page.rest[ 1 ], params );
	const comments = useResponse( rest );
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
