import { __ } from '@wordpress/i18n';
import type { Term } from '../../contract/types';
import { formatNumber } from '../../lib/numbers';
import { href } from '../../lib/paths';
import { Widget } from './widget';

export function CategoriesWidget( {
	categories,
}: {
	readonly categories: readonly Term[];
} ) {
	return categories.length === 0 ? null : (
		<Widget title={ __( 'Chuyên mục', 'hien' ) }>
			<div className="hien-category-list">
				{ categories.map( ( { id, name, path, tile, count } ) => (
					<a
						key={ id }
						className="hien-category-list__link"
						href={ href( path ) }
					>
						<span
							className={ `hien-category-list__tile is-tile-${ tile }` }
						/>
						{ name }
						<span className="hien-category-list__count">
							{ formatNumber( count ) }
						</span>
					</a>
				) ) }
			</div>
		</Widget>
	);
}
