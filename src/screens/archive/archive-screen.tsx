import { __ } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { withoutPage } from '../../lib/paths';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Archive( { screen, data }: DataProps< 'archive' > ) {
	return (
		<PostList
			list={ data.posts }
			page={ {
				title: String( screen.params[ 'heading' ] ?? '' ),
				path: withoutPage( screen.path ),
			} }
			emptyText={ __( 'Ở đây chưa có bài nào.', 'hien' ) }
		/>
	);
}

/** WordPress's own archives of an author or a date. Links to them load a document. */
export const ArchiveScreen = withData( Archive );
