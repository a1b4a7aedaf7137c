import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { LoadError } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { pagePath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function TagScreen( { screen }: ScreenProps< 'tag' > ) {
	const tag = useScreenData( screen, 'tag' );
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
