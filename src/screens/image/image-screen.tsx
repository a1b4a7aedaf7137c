import { PostComments } from '../../features/comments';
import { DetailError } from '../../components/ui/empty/empty';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { CommentList, ImageDetail } from '../../contract/types';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';
import { ImageView } from './image-view';

export function ImageScreen( { screen: { params } }: ScreenProps ) {
	const [ imageRest, commentsRest ] = ROUTES.image.rest;
	const image = useResponse( restPath< ImageDetail >( imageRest, params ) );
	const rest = restPath< CommentList >( commentsRest, params );
	const comments = useResponse( rest );
	if ( image.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( image.status === 'error' ) {
		return <DetailError retry={ image.retry } error={ image.error } />;
	}
	return (
		<ImageView image={ image.data }>
			<PostComments
				post={ image.data }
				comments={ comments }
				rest={ rest }
			/>
		</ImageView>
	);
}
