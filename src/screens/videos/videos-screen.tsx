import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { VideoGrid } from '../../components/cards/video-grid/video-grid';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Videos( { data: { videos, page } }: DataProps< 'videos' > ) {
	return (
		<ContentList
			list={ videos }
			page={ page }
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

export const VideosScreen = withData( Videos );
