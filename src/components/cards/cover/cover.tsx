import type { PostSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { uploadUrl } from '../../../lib/paths';
import { Link } from '../../ui/link/link';
import './cover.scss';
import './cover.later.scss';

export type Pictured = Pick<
	PostSummary,
	'image' | 'image_srcset' | 'image_width' | 'image_height' | 'image_alt'
> & {
	/** Number of its pattern, which is shown without a picture. */
	readonly tile?: number;
	readonly icon?: number;
};

interface ImageProps {
	readonly post: Pictured;
	readonly className: string;
	/** The attribute, with boxes: see coverSizes(). */
	readonly sizes: string;
	/** Whether it is visible without scrolling; it then loads at once. */
	readonly eager?: boolean;
	/** Whether it has an `alt` text; false if the text beside it says the same. */
	readonly described?: boolean;
}

/** Widest picture, in CSS pixels, for which WordPress's smallest size of 300 does on fine screens too. */
const SMALL = 128;

/**
 * The `sizes` attribute of a picture that fills a box. A box such as `116x165px` or `50x38vw`, its width and height,
 * becomes the width at which the picture covers it. Phones with more than 2.5 device pixels per CSS pixel are told 70 %
 * of the width, which is about two device pixels per CSS pixel, since nobody sees more: most of them have 1,080 pixels,
 * for which WordPress's size of 768 is enough then. Twin: hien_cover_sizes()
 */
function coverSizes( post: Pictured, sizes: string ): string {
	const ratio = Number( post.image_width ) / Number( post.image_height || 1 );
	return sizes
		.replace( /(\d+)x(\d+)/g, ( _, width: number, height: number ) =>
			String( Math.ceil( Math.max( width, height * ratio ) ) )
		)
		.replace(
			/^(\(.*?\)) (.*?),/,
			'(min-resolution: 2.5dppx) and $1 calc(.7 * $2), $&'
		);
}

export function CoverImage( props: ImageProps ) {
	const { post, className, sizes, eager = false, described = false } = props;
	// `sizes` of another form than "34px" is not a number.
	const small =
		Number( sizes.replace( 'px', '' ) ) <= SMALL
			? /\S+(?= 300w)/.exec( post.image_srcset )?.[ 0 ]
			: undefined;
	const srcset = small ? '' : post.image_srcset;
	return post.image === null ? null : (
		<img
			className={ className }
			src={ small ?? uploadUrl( post.image ) }
			srcSet={ srcset || undefined }
			sizes={ srcset ? coverSizes( post, sizes ) : undefined }
			width={ post.image_width ?? undefined }
			height={ post.image_height ?? undefined }
			alt={ described ? post.image_alt : '' }
			loading={ eager ? undefined : 'lazy' }
			decoding="async"
			// React 18 passes on the lower-case name only.
			{ ...( eager && { fetchpriority: 'high' } ) }
		/>
	);
}

/** The class names of the drawing that replaces a missing picture; false if there is a picture. */
export function tileClass( props: Pictured ): string | false {
	const { image, tile = 1, icon } = props;
	return (
		image === null &&
		cx( `is-tile-${ tile }`, icon !== undefined && `is-icon-${ icon }` )
	);
}

interface LinkProps extends Omit< ImageProps, 'described' > {
	readonly to: string;
}

/** The picture of a card, linked to the same page as its title; hidden from keyboards and screen readers. */
export function CoverLink( { to, className, ...image }: LinkProps ) {
	return (
		<Link
			className={ cx( 'hien-cover', className, tileClass( image.post ) ) }
			to={ to }
			tabIndex={ -1 }
			aria-hidden="true"
		>
			<CoverImage { ...image } className="hien-cover__image" />
		</Link>
	);
}
