import { PostComments } from '../../features/comments';
import { DetailError } from '../../components/ui/empty/empty';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { responsePath } from '../../lib/screen-data';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';
import { ImageView } from './image-view';

export function ImageScreen( { screen }: ScreenProps< 'image' > ) {
	const image = useScreenData( screen, 'image' );
	const rest = responsePath( screen, 'comments' );
	const comments = useScreenData( screen, 'comments' );
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
