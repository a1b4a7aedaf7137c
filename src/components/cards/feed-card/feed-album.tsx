import Images from 'lucide-static/icons/images.svg';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Byline, Image } from '../../../contract/types';
import { formatNumber } from '../../../lib/formats';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { CoverImage } from '../cover/cover';
import { CardHead } from '../post-card/card-head';
import './feed-album.later.scss';

interface Props {
	/** One or more, the newest first. */
	readonly images: readonly [ Image, ...Image[] ];
	readonly count: number;
	readonly author: Byline;
}

const SHOWN = 3;

/** The newest images in the feed, at the size of a full post card. */
export function FeedAlbum( { images, count, author }: Props ) {
	const shown = images.slice( 0, SHOWN );
	const rest = count - shown.length;
	const more = rest > 0 ? `+${ formatNumber( rest ) }` : '';
	const total = sprintf(
		/* translators: %s: number of images. */
		_n( '%s ảnh', '%s ảnh', count, 'hien' ),
		formatNumber( count )
	);
	return (
		<article className="hien-card hien-post-card">
			<CardHead author={ author } date={ images[ 0 ].date }>
				<span className="hien-meta__dot">{ total }</span>
			</CardHead>
			<div className="hien-post-card__body">
				<h3 className="hien-post-card__title">
					<Link to="/hinh-anh">
						{ __( 'Những tấm ảnh mới', 'hien' ) }
					</Link>
				</h3>
			</div>
			<div className="hien-feed-album">
				{ shown.map( ( image, index ) => (
					<Link
						key={ image.id }
						className="hien-cover hien-feed-album__item"
						to={ image.path }
						aria-label={ [
							image.title,
							index === SHOWN - 1 ? more : '',
						]
							.filter( Boolean )
							.join( ', ' ) }
					>
						<CoverImage
							post={ image }
							className="hien-cover__image"
							sizes={
								index === 0
									? '(max-width: 768px) 66vw, 480px'
									: '(max-width: 768px) 34vw, 240px'
							}
						/>
						{ more && index === SHOWN - 1 && (
							<span className="hien-feed-album__more">
								{ more }
							</span>
						) }
					</Link>
				) ) }
			</div>
			<div className="hien-post-card__actions">
				<Link className="hien-post-card__action" to="/hinh-anh">
					<Icon icon={ Images } />
					{ __( 'Xem tất cả ảnh', 'hien' ) }
				</Link>
			</div>
		</article>
	);
}
