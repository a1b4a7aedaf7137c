import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../../lib/crumbs';
import { ContentList } from '../../components/cards/content-list/content-list';
import { VideoGrid } from '../../components/cards/video-grid/video-grid';
import type { VideoList } from '../../contract/types';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function pageOf( { term, parents }: VideoList ) {
	return {
		title: term?.name ?? '',
		text: term?.description ?? '',
		path: term?.path ?? '/videos',
		trail: [ homeCrumb(), ...parents ],
	};
}

function Series( { data: { videos } }: DataProps< 'series' > ) {
	return (
		<ContentList
			list={ videos }
			page={ pageOf( videos ) }
			empty={ {
				title: __( 'Chưa có video nào', 'hien' ),
				text: __( 'Danh sách này đang chờ video đầu tiên.', 'hien' ),
			} }
		>
			{ ( list ) => <VideoGrid list={ list } /> }
		</ContentList>
	);
}

export const SeriesScreen = withData( Series );
