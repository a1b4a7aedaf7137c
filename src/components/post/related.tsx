import { __ } from '@wordpress/i18n';
import type { PostSummary } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { CoverImage, tileClass } from '../cards/cover/cover';
import { PostDate } from '../ui/meta/post-date';
import { SectionHead } from '../ui/section-head/section-head';
import { Link } from '../ui/link/link';

export function Related( {
	posts,
}: {
	readonly posts: readonly PostSummary[];
} ) {
	if ( posts.length === 0 ) {
		return null;
	}
	const title = __( 'Bài viết liên quan', 'hien' );
	return (
		<section className="hien-post__section" aria-label={ title }>
			<SectionHead title={ title } />
			<div className="hien-related">
				{ posts.map( ( post ) => (
					<Link
						key={ post.id }
						className="hien-card hien-related__item"
						to={ post.path }
					>
						<span
							className={ cx( 'hien-cover', tileClass( post ) ) }
						>
							<CoverImage
								post={ post }
								className="hien-cover__image"
								sizes="(max-width: 600px) 124px, 230px"
							/>
						</span>
						<span className="hien-related__body">
							<span className="hien-related__title hien-clamp-3">
								{ post.title }
							</span>
							<span className="hien-meta">
								<PostDate iso={ post.date } />
							</span>
						</span>
					</Link>
				) ) }
			</div>
		</section>
	);
}
