import { __ } from '@wordpress/i18n';
import type { CategoryList } from '../../contract/types';
import { formatNumber } from '../../lib/formats';
import { Widget } from './widget';
import { Link } from '../ui/link/link';

export function CategoriesWidget( { data }: CategoryList ) {
	return data.length === 0 ? null : (
		<Widget title={ __( 'Chuyên mục', 'hien' ) }>
			<div className="hien-category-list">
				{ data.map( ( { id, name, path, tile, count } ) => (
					<Link
						key={ id }
						className="hien-category-list__link"
						to={ path }
					>
						<span
							className={ `hien-category-list__tile is-tile-${ tile }` }
						/>
						{ name }
						<span className="hien-category-list__count">
							{ formatNumber( count ) }
						</span>
					</Link>
				) ) }
			</div>
		</Widget>
	);
}
