import { __ } from '@wordpress/i18n';
import { LoadError } from '../../components/empty/empty';
import { PageHead } from '../../components/page-head/page-head';
import { PostList } from '../../components/post-list/post-list';
import { SearchForm } from '../../components/search-form/search-form';
import { ListSkeleton } from '../../components/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { PostList as List } from '../../contract/types';
import { href, pagePath, restPath, withoutPage } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { postsStore } from '../../stores/posts';
import { useResponse } from '../../stores/use-response';

/** WordPress's own lists: search, an author, a month. They come by document loads, with their query string. */
export function ArchiveScreen( { screen }: ScreenProps ) {
	const posts = useResponse(
		postsStore,
		restPath< List >( ROUTES.archive.rest[ 0 ], screen.params )
	);
	if ( posts.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( posts.status === 'error' ) {
		return <LoadError retry={ posts.retry } />;
	}
	const path = withoutPage( screen.path );
	const query = window.location.search;
	/** Null where nobody searches, '' on the empty search page that phones link to. */
	const words = new URLSearchParams( query ).get( 's' );
	return (
		<>
			<PageHead title={ String( screen.params[ 'heading' ] ?? '' ) } />
			{ words !== null && (
				<SearchForm home={ href( '/' ) } value={ words } />
			) }
			<PostList
				list={ posts.data }
				hrefOf={ ( page ) => href( pagePath( path, page ) ) + query }
				emptyText={ __( 'Bạn thử từ khóa khác nhé.', 'hien' ) }
				search
			/>
		</>
	);
}
