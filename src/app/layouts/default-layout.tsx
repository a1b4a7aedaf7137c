import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CategoriesWidget } from '../../components/categories-widget/categories-widget';
import { Profile } from '../../components/profile/profile';
import type { Term, Options } from '../../contract/types';

interface Props {
	readonly author: Options[ 'author' ];
	readonly categories: readonly Term[];
	readonly children: ReactNode;
}

/** Three columns: the author, the screen, the categories. */
export function DefaultLayout( { author, categories, children }: Props ) {
	return (
		<div className="hien-layout">
			<aside
				className="hien-layout__side is-left"
				aria-label={ __( 'Cột trái', 'hien' ) }
			>
				<Profile author={ author } />
			</aside>
			<div className="hien-layout__main">{ children }</div>
			<aside
				className="hien-layout__side is-right"
				aria-label={ __( 'Cột phải', 'hien' ) }
			>
				<CategoriesWidget categories={ categories } />
			</aside>
		</div>
	);
}
