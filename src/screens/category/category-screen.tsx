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
import { Link } from '../../components/ui/link/link';

export function CategoryScreen( { screen }: ScreenProps< 'category' > ) {
	const category = useScreenData( screen, 'category' );
	if ( category.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( category.status === 'error' ) {
		return <LoadError retry={ category.retry } error={ category.error } />;
	}
	const { term, parents, children } = category.data;
	return (
		<>
			<Breadcrumbs
				trail={ [ homeCrumb(), ...parents ] }
				current={ term.name }
			/>
			<PageHead title={ term.name } text={ term.description } />
			{ children.length > 0 && (
				<nav
					className="hien-chip-row"
					aria-label={ __( 'Chuyên mục con', 'hien' ) }
				>
					{ children.map( ( { id, name, path } ) => (
						<Link key={ id } className="hien-chip" to={ path }>
							{ name }
						</Link>
					) ) }
				</nav>
			) }
			<PostList
				list={ category.data }
				pathOf={ ( page ) => pagePath( term.path, page ) }
				emptyText={ __(
					'Chuyên mục này đang chờ bài đầu tiên.',
					'hien'
				) }
			/>
		</>
	);
}
