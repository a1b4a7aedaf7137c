import { __, sprintf } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { PostList as List } from '../../contract/types';
import { site } from '../../lib/boot';
import { pagePath, restPath, withoutPage } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { postsStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

export function LatestScreen( { screen }: ScreenProps ) {
	const posts = useResponse(
		postsStore,
		restPath< List >( ROUTES.latest.rest[ 0 ], screen.params )
	);
	if ( posts.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( posts.status === 'error' ) {
		return <LoadError retry={ posts.retry } />;
	}
	const title = __( 'Tin mới', 'hien' );
	const path = withoutPage( screen.path );
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ title } />
			<PageHead
				title={ title }
				text={ sprintf(
					/* translators: %s: name of the site. */
					__( 'Những bài viết mới nhất trên %s.', 'hien' ),
					site().name
				) }
			/>
			<PostList
				list={ posts.data }
				pathOf={ ( page ) => pagePath( path, page ) }
				emptyText={ __(
					'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.',
					'hien'
				) }
			/>
		</>
	);
}
