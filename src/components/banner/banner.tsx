import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import { __, sprintf } from '@wordpress/i18n';
import type { PostSummary } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { href } from '../../lib/paths';
import { CoverImage, tileClass } from '../cover/cover';
import { Icon } from '../icon/icon';
import './banner.scss';

/** Sticky posts side by side; the row scrolls and snaps by CSS. */
export function Banner( {
	posts,
}: {
	readonly posts: readonly PostSummary[];
} ) {
	if ( posts.length === 0 ) {
		return null;
	}
	return (
		<section className="hien-banner" aria-label={ __( 'Nổi bật', 'hien' ) }>
			{ posts.map( ( post, index ) => (
				<article
					key={ post.id }
					className={ cx( 'hien-banner__slide', tileClass( post ) ) }
				>
					<CoverImage
						post={ post }
						className="hien-banner__image"
						sizes="(max-width: 768px) 100vw, 760px"
						eager={ index === 0 }
					/>
					<div className="hien-banner__body">
						<h2 className="hien-banner__title">{ post.title }</h2>
						{ post.excerpt && (
							<p className="hien-banner__text hien-clamp-2">
								{ post.excerpt }
							</p>
						) }
						<a
							className="hien-banner__link"
							href={ href( post.path ) }
							aria-label={ sprintf(
								/* translators: %s: title of a post. */
								__( 'Đọc bài: %s', 'hien' ),
								post.title
							) }
						>
							{ __( 'Đọc bài', 'hien' ) }
							<Icon icon={ ArrowRight } small />
						</a>
					</div>
				</article>
			) ) }
		</section>
	);
}
