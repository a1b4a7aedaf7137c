import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { TagPage } from '../../contract/types';
import { pagePath, restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';

export function TagScreen( { screen }: ScreenProps ) {
	const tag = useResponse(
		restPath< TagPage >( ROUTES.tag.rest[ 0 ], screen.params )
	);
	if ( tag.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( tag.status === 'error' ) {
		return <LoadError retry={ tag.retry } error={ tag.error } />;
	}
	const { term } = tag.data;
	return (
		<>
			<Breadcrumbs trail={ [ homeCrumb() ] } current={ term.name } />
			<PageHead title={ term.name } text={ term.description } />
			<PostList
				list={ tag.data }
				pathOf={ ( page ) => pagePath( term.path, page ) }
				emptyText={ __( 'Từ khóa này đang chờ bài đầu tiên.', 'hien' ) }
			/>
		</>
	);
}
