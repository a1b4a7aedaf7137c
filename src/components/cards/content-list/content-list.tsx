import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Crumb, PageWords } from '../../../contract/types';
import { pagePath } from '../../../lib/paths';
import { both } from '../../../lib/response-state';
import type { ResponseState } from '../../../lib/response-state';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs';
import { Empty, LoadError } from '../../ui/empty/empty';
import { PageContent } from '../../ui/page-content/page-content';
import { PageHead } from '../../ui/page-head/page-head';
import { Pagination } from '../../ui/pagination/pagination';
import { Link } from '../../ui/link/link';

interface List {
	readonly data: readonly unknown[];
	readonly page: number;
	readonly pages: number;
}

type Page = Pick<
	PageWords,
	'title' | 'text' | 'content' | 'slug' | 'path'
> & {
	readonly trail?: readonly Crumb[];
};

interface Props< Found extends List > {
	readonly list: ResponseState< Found >;
	/** The words above the list. */
	readonly page: ResponseState< Page >;
	readonly skeleton: ReactNode;
	readonly empty: { readonly title: string; readonly text: string };
	readonly children: ( list: Found ) => ReactNode;
}

/** A page of a list below the title and the text of its WordPress page; loading, failed, empty or filled. */
export function ContentList< Found extends List >( props: Props< Found > ) {
	const { skeleton, empty, children } = props;
	const response = both( props.list, props.page );
	if ( response.status === 'loading' ) {
		return skeleton;
	}
	if ( response.status === 'error' ) {
		return <LoadError retry={ response.retry } error={ response.error } />;
	}
	const [ list, page ] = response.data;
	const { title, text, path, trail } = page;
	return (
		<>
			{ trail && <Breadcrumbs trail={ trail } current={ title } /> }
			<PageHead title={ title } text={ text } />
			<PageContent page={ page } />
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
