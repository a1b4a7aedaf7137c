import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../lib/crumbs';
import { ContentList } from '../../components/cards/content-list/content-list';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { VideoGrid } from '../../components/cards/video-grid/video-grid';
import type { VideoList } from '../../contract/types';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

function pageOf( { term, parents }: VideoList ) {
	return {
		title: term?.name ?? '',
		text: term?.description ?? '',
		content: '',
		slug: term?.slug ?? '',
		path: term?.path ?? '/videos',
		trail: [ homeCrumb(), ...parents ],
	};
}

export function SeriesScreen( { screen }: ScreenProps< 'series' > ) {
	const videos = useScreenData( screen, 'videos' );
	return (
		<ContentList
			list={ videos }
			page={
				videos.status === 'ready'
					? { ...videos, data: pageOf( videos.data ) }
					: videos
			}
			skeleton={ <GridSkeleton modifier="is-tall" /> }
			empty={ {
				title: __( 'Chưa có video nào', 'hien' ),
				text: __( 'Danh sách này đang chờ video đầu tiên.', 'hien' ),
			} }
		>
			{ ( list ) => <VideoGrid list={ list } /> }
		</ContentList>
	);
}
