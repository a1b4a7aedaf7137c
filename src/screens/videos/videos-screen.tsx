import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { VideoGrid } from '../../components/cards/video-grid/video-grid';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function VideosScreen( { screen }: ScreenProps< 'videos' > ) {
	return (
		<ContentList
			list={ useScreenData( screen, 'videos' ) }
			page={ useScreenData( screen, 'page' ) }
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
