import { __, sprintf } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { site } from '../../lib/boot';
import { homeCrumb } from '../../lib/crumbs';
import { pagePath, withoutPage } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function LatestScreen( { screen }: ScreenProps< 'latest' > ) {
	const response = both(
		useScreenData( screen, 'posts' ),
		useScreenData( screen, 'page' )
	);
	if ( response.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( response.status === 'error' ) {
		return <LoadError retry={ response.retry } error={ response.error } />;
	}
	const [ posts, page ] = response.data;
	const path = withoutPage( screen.path );
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ page.title } />
			<PageHead
				title={ page.title }
				text={
					page.text ||
					sprintf(
						/* translators: %s: name of the site. */
						__( 'Những bài viết mới nhất trên %s.', 'hien' ),
						site().name
					)
				}
			/>
			<PageContent page={ page } />
			<PostList
				list={ posts }
				pathOf={ ( number ) => pagePath( path, number ) }
				emptyText={ __(
					'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.',
					'hien'
				) }
			/>
		</>
	);
}
