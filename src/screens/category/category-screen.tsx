import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { PageHead } from '../../components/ui/page-head/page-head';
import { PostList } from '../../components/cards/post-list/post-list';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Link } from '../../components/ui/link/link';

function Category( { data: { category } }: DataProps< 'category' > ) {
	const { term, parents, children } = category;
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
				list={ category }
				path={ term.path }
				emptyText={ __(
					'Chuyên mục này đang chờ bài đầu tiên.',
					'hien'
				) }
			/>
		</>
	);
}

export const CategoryScreen = withData( Category );
