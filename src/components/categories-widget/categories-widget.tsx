import { __ } from '@wordpress/i18n';
import type { Term } from '../../contract/types';
import { formatNumber } from '../../lib/numbers';
import { href } from '../../lib/paths';
import './categories-widget.scss';

export function CategoriesWidget( {
	categories,
}: {
	readonly categories: readonly Term[];
} ) {
	if ( categories.length === 0 ) {
		return null;
	}
	return (
		<section className="hien-card hien-widget">
			<header className="hien-widget__head">
				<h2 className="hien-widget__title">
					{ __( 'Chuyên mục', 'hien' ) }
				</h2>
			</header>
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
		</section>
	);
}
