import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { VideoGrid } from '../../components/cards/video-grid/video-grid';
import { ROUTES } from '../../contract/routes';
import type { PageWords, VideoList } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';

export function VideosScreen( { screen }: ScreenProps ) {
	const [ videosRest, pageRest ] = ROUTES.videos.rest;
	const response = both(
		useResponse( restPath< VideoList >( videosRest, screen.params ) ),
		useResponse( restPath< PageWords >( pageRest ) )
	);
	return (
		<ContentList
			response={ response }
			skeleton={ <GridSkeleton modifier="is-tall" /> }
			empty={ {
				title: __( 'Chưa có video nào', 'hien' ),
				text: __(
					'Video đầu tiên đang được dựng. Bạn ghé lại nhé.',
					'hien'
				),
			} }
		>
			{ ( list ) => <VideoGrid list={ list } /> }
		</ContentList>
	);
}
