import { __, sprintf } from '@wordpress/i18n';
import { LoadError } from '../../components/empty/empty';
import { PageHead } from '../../components/page-head/page-head';
import { PostList } from '../../components/post-list/post-list';
import { SearchForm } from '../../components/search-form/search-form';
import { ListSkeleton } from '../../components/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { PostList as List } from '../../contract/types';
import { href, pagePath, restPath, withoutPage } from '../../lib/paths';
import type { Params } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { postsStore } from '../../stores/posts';
import { useResponse } from '../../stores/use-response';

function titleOf( params: Params, { data }: List ): string {
	const { search, author, year, month, day } = params;
	if ( search ) {
		return sprintf(
			/* translators: %s: words searched for. */
			__( 'Kết quả tìm kiếm: “%s”', 'hien' ),
			String( search )
		);
	}
	if ( author ) {
		return sprintf(
			/* translators: %s: name of an author. */
			__( 'Bài viết của %s', 'hien' ),
			data[ 0 ]?.author.name ?? ''
		);
	}
	const date = [ day, month, year ].filter( Boolean ).map( twoDigits );
	return sprintf(
		/* translators: %s: day, month or year, as DD/MM/YYYY. */
		__( 'Bài viết %s', 'hien' ),
		date.join( '/' )
	);
}

function twoDigits( value: string | number | undefined ): string {
	return String( value ).padStart( 2, '0' );
}

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
	const words = String( screen.params[ 'search' ] ?? '' );
	return (
		<>
			<PageHead title={ titleOf( screen.params, posts.data ) } />
			{ words && <SearchForm home={ href( '/' ) } value={ words } /> }
			<PostList
				list={ posts.data }
				hrefOf={ ( page ) => href( pagePath( path, page ) ) + query }
				emptyText={ __(
					'Không tìm thấy bài nào. Bạn thử từ khóa khác nhé.',
					'hien'
				) }
			/>
		</>
	);
}
