import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import { __ } from '@wordpress/i18n';
import type { BannerSlide, PostSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { titleText } from '../../../lib/formats';
import { Carousel } from '../../ui/carousel/carousel';
import { CoverImage, tileClass } from '../../cards/cover/cover';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import './banner.scss';
import './banner.later.scss';

function slideOf( post: PostSummary ): BannerSlide {
	return {
		...post,
		text: post.excerpt,
		link: post.path,
		button: __( 'Đọc bài', 'hien' ),
	};
}

interface Props {
	readonly slides: readonly BannerSlide[];
	readonly posts: readonly PostSummary[];
}

/** The owner's slides or, without any, sticky posts. */
export function Banner( { slides, posts }: Props ) {
	const shown = slides.length > 0 ? slides : posts.map( slideOf );
	if ( shown.length === 0 ) {
		return null;
	}
	return (
		<Carousel label={ __( 'Nổi bật', 'hien' ) }>
			{ shown.map( ( slide, index ) => (
				<article
					key={ index }
					className={ cx(
						'hien-carousel__slide hien-banner',
						tileClass( slide )
					) }
				>
					<CoverImage
						post={ slide }
						className="hien-banner__image"
						sizes="(max-width: 480px) 388x232px, (max-width: 600px) 568x232px, 760x264px"
						eager={ index === 0 }
					/>
					<div className="hien-banner__body">
						<h2 className="hien-banner__title">
							{ titleText( slide.title ) }
						</h2>
						{ slide.text && (
							<p className="hien-banner__text">{ slide.text }</p>
						) }
						<Link
							className="hien-banner__link"
							to={ slide.link }
							aria-label={ `${ slide.button }: ${ slide.title }` }
						>
							{ slide.button }
							<Icon icon={ ArrowRight } small />
						</Link>
					</div>
					{ shown.length > 1 && (
						<p className="hien-banner__count">
							{ `${ index + 1 }/${ shown.length }` }
						</p>
					) }
				</article>
			) ) }
		</Carousel>
	);
}
