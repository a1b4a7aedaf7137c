import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CategoriesWidget } from '../../components/categories-widget/categories-widget';
import { Profile } from '../../components/profile/profile';
import { CATEGORIES_LIMIT } from '../../contract/constants';
import type { CategoryList, Options } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { categoriesStore } from '../../stores/categories';
import { optionsStore } from '../../stores/options';
import { useResponse } from '../../stores/use-response';

const OPTIONS = restPath< Options >( 'options' );
const CATEGORIES = restPath< CategoryList >(
	`categories?limit=${ CATEGORIES_LIMIT }&page=1`
);

/** Three columns: the author, the screen, the categories. */
export function DefaultLayout( {
	children,
}: {
	readonly children: ReactNode;
} ) {
	// Both come with the page, so they are there from the first render on.
	const options = useResponse( optionsStore, OPTIONS );
	const categories = useResponse( categoriesStore, CATEGORIES );
	return (
		<div className="hien-layout">
			<aside
				className="hien-layout__side is-left"
				aria-label={ __( 'Cột trái', 'hien' ) }
			>
				{ options.status === 'ready' && (
					<Profile author={ options.data.author } />
				) }
			</aside>
			<div className="hien-layout__main">{ children }</div>
			<aside
				className="hien-layout__side is-right"
				aria-label={ __( 'Cột phải', 'hien' ) }
			>
				{ categories.status === 'ready' && (
					<CategoriesWidget categories={ categories.data.data } />
				) }
			</aside>
		</div>
	);
}
