import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Crumb } from '../../../contract/types';
import { pagePath } from '../../../lib/paths';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs';
import { Empty } from '../../ui/empty/empty';
import { PageContent } from '../../ui/page-content/page-content';
import { PageHead } from '../../ui/page-head/page-head';
import { Pagination } from '../../ui/pagination/pagination';
import { Link } from '../../ui/link/link';
import '../../ui/pagination/pagination.scss';

interface List {
	readonly data: readonly unknown[];
	readonly page: number;
	readonly pages: number;
}

/** The words above the list. */
export interface ListPage {
	readonly title: string;
	readonly text?: string;
	readonly content?: string;
	/** Path of the first page. */
	readonly path: string;
	readonly trail?: readonly Crumb[];
}

interface Props< Found extends List > {
	readonly list: Found;
	readonly page: ListPage;
	readonly empty: { readonly title: string; readonly text: string };
	/** What is between the words and the list. */
	readonly lead?: ReactNode;
	readonly children: ( list: Found ) => ReactNode;
}

/** A page of a list below its title and text, which are those of a WordPress page for most. */
export function ContentList< Found extends List >( props: Props< Found > ) {
	const { list, page, empty, lead, children } = props;
	const { title, text = '', path, trail } = page;
	return (
		<>
			{ trail && <Breadcrumbs trail={ trail } current={ title } /> }
			<PageHead title={ title } text={ text } />
			<PageContent page={ page } />
			{ lead }
			{ list.data.length > 0 ? (
				children( list )
			) : (
				<section className="hien-card">
					<Empty art="chair" { ...empty }>
						<Link className="hien-button is-soft" to="/">
							{ __( 'Về trang chủ', 'hien' ) }
						</Link>
					</Empty>
				</section>
			) }
			<Pagination
				page={ list.page }
				pages={ list.pages }
				pathOf={ ( number ) => pagePath( path, number ) }
			/>
		</>
	);
}
