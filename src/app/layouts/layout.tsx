import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { BottomBar } from '../../components/bottom-bar/bottom-bar';
import { Footer } from '../../components/footer/footer';
import { Header } from '../../components/header/header';
import { CATEGORIES_LIMIT } from '../../contract/constants';
import type { CategoryList, Options, Screen } from '../../contract/types';
import { href, restPath } from '../../lib/paths';
import { categoriesStore } from '../../stores/categories';
import { optionsStore } from '../../stores/options';
import { useResponse } from '../../stores/use-response';
import { DefaultLayout } from './default-layout';
import './layout.scss';

const OPTIONS = restPath< Options >( 'options' );
const CATEGORIES = restPath< CategoryList >(
	`categories?limit=${ CATEGORIES_LIMIT }&page=1`
);

interface Props {
	readonly screen: Screen;
	readonly children: ReactNode;
}

/** Header, columns and footer; they stay while screens change. A detail screen has the width to itself. */
export function Layout( { screen, children }: Props ) {
	// Both come with the page, so they are there from the first render on.
	const options = useResponse( optionsStore, OPTIONS );
	const categories = useResponse( categoriesStore, CATEGORIES );
	if ( options.status !== 'ready' ) {
		return <main id="noi-dung">{ children }</main>;
	}
	const home = href( '/' );
	const { menu } = options.data;
	// A search stands at the home page's path without being it.
	const path = screen.route === 'archive' ? '' : screen.path;
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			<Header options={ options.data } path={ path } home={ home } />
			<main id="noi-dung" tabIndex={ -1 }>
				{ screen.layout === 'default' ? (
					<DefaultLayout
						author={ options.data.author }
						categories={
							categories.status === 'ready'
								? categories.data.data
								: []
						}
					>
						{ children }
					</DefaultLayout>
				) : (
					children
				) }
			</main>
			<Footer options={ options.data } home={ home } />
			<BottomBar items={ menu.primary } path={ path } />
		</>
	);
}
