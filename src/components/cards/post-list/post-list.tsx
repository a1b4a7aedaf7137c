import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { PostList as List } from '../../../contract/types';
import { ContentList } from '../content-list/content-list';
import type { ListPage } from '../content-list/content-list';
import { CompactPostCard } from '../post-card/post-card';

interface Props {
	readonly list: Pick< List, 'data' | 'page' | 'pages' >;
	readonly page: ListPage;
	readonly emptyText: string;
	/** What is between the words and the list. */
	readonly children?: ReactNode;
}

export function PostList( { list, page, emptyText, children }: Props ) {
	return (
		<ContentList
			list={ list }
			page={ page }
			empty={ {
				title: __( 'Chưa có bài viết nào', 'hien' ),
				text: emptyText,
			} }
			lead={ children }
		>
			{ ( { data } ) => (
				<div className="hien-feed is-list">
					{ data.map( ( post, index ) => (
						<CompactPostCard
							key={ post.id }
							post={ post }
							heading="h2"
							eager={ index === 0 }
						/>
					) ) }
				</div>
			) }
		</ContentList>
	);
}
