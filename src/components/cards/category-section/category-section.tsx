import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Featured, PostSummary } from '../../../contract/types';
import { CompactPostCard, PostCard } from '../post-card/post-card';
import { PostRow } from '../post-row/post-row';
import { SectionHead } from '../../ui/section-head/section-head';

const FULL_CARDS = 2;

interface Props {
	readonly section: Featured[ 'sections' ][ number ];
	readonly isRow?: boolean;
	readonly eager?: boolean;
	/** Path of the current screen. On the category's own page there is no link "Xem tất cả". */
	readonly here?: string;
	readonly saveButton: ( post: PostSummary ) => ReactNode;
}

/** The newest posts of one category. */
export function CategorySection( props: Props ) {
	const { section, isRow = false, eager = false, here, saveButton } = props;
	const { category, data } = section;
	const titleId = `hien-section-${ category.id }`;
	return (
		<section className="hien-layout__section" aria-labelledby={ titleId }>
			<SectionHead
				id={ titleId }
				title={ category.name }
				{ ...( category.path !== here && {
					link: {
						path: category.path,
						text: __( 'Xem tất cả', 'hien' ),
						label: sprintf(
							/* translators: %s: name of a category. */
							__( 'Xem tất cả: %s', 'hien' ),
							category.name
						),
					},
				} ) }
			/>
			{ isRow ? (
				<PostRow posts={ data } />
			) : (
				<div className="hien-feed">
					{ data.map( ( post, index ) =>
						index < FULL_CARDS ? (
							<PostCard
								key={ post.id }
								post={ post }
								eager={ eager && index === 0 }
								saveButton={ saveButton( post ) }
							/>
						) : (
							<CompactPostCard key={ post.id } post={ post } />
						)
					) }
				</div>
			) }
		</section>
	);
}
