import { __ } from '@wordpress/i18n';
import { LoadError } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { pagePath, withoutPage } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

/** WordPress's own archives of an author or a date. Links to them load a document. */
export function ArchiveScreen( { screen }: ScreenProps< 'archive' > ) {
	const posts = useScreenData( screen, 'posts' );
	if ( posts.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( posts.status === 'error' ) {
		return <LoadError retry={ posts.retry } error={ posts.error } />;
	}
	const path = withoutPage( screen.path );
	return (
		<>
			<PageHead title={ String( screen.params[ 'heading' ] ?? '' ) } />
			<PostList
				list={ posts.data }
				pathOf={ ( page ) => pagePath( path, page ) }
				emptyText={ __( 'Ở đây chưa có bài nào.', 'hien' ) }
			/>
		</>
	);
}
