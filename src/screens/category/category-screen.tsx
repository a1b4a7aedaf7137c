import { __ } from '@wordpress/i18n';
import { PostList } from '../../components/cards/post-list/post-list';
import { Link } from '../../components/ui/link/link';
import { homeCrumb } from '../../lib/crumbs';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Category( { data: { category } }: DataProps< 'category' > ) {
	const { term, parents, children } = category;
	return (
		<PostList
			list={ category }
			page={ {
				title: term.name,
				text: term.description,
				path: term.path,
				trail: [ homeCrumb(), ...parents ],
			} }
			emptyText={ __( 'Chuyên mục này đang chờ bài đầu tiên.', 'hien' ) }
		>
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
		</PostList>
	);
}

export const CategoryScreen = withData( Category );
