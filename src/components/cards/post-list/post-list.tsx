import { __ } from '@wordpress/i18n';
import type { PostList as List } from '../../../contract/types';
import { pagePath } from '../../../lib/paths';
import { Empty } from '../../ui/empty/empty';
import { Pagination } from '../../ui/pagination/pagination';
import { CompactPostCard } from '../post-card/post-card';
import { Link } from '../../ui/link/link';
import '../../ui/pagination/pagination.scss';

interface Props {
	readonly list: Pick< List, 'data' | 'page' | 'pages' >;
	/** Path of the first page. */
	readonly path: string;
	readonly emptyText: string;
}

export function PostList( { list, path, emptyText }: Props ) {
	if ( list.data.length === 0 ) {
		return (
			<section className="hien-card">
				<Empty
					art="chair"
					title={ __( 'Chưa có bài viết nào', 'hien' ) }
					text={ emptyText }
				>
					<Link className="hien-button is-soft" to="/">
						{ __( 'Về trang chủ', 'hien' ) }
					</Link>
				</Empty>
			</section>
		);
	}
	return (
		<>
			<div className="hien-feed is-list">
				{ list.data.map( ( post, index ) => (
					<CompactPostCard
						key={ post.id }
						post={ post }
						heading="h2"
						eager={ index === 0 }
					/>
				) ) }
			</div>
			<Pagination
				page={ list.page }
				pages={ list.pages }
				pathOf={ ( page ) => pagePath( path, page ) }
			/>
		</>
	);
}
