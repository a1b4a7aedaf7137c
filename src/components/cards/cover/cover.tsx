import type { PostSummary } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { uploadUrl } from '../../../lib/paths';
import { Link } from '../../ui/link/link';
import './cover.scss';

export type Pictured = Pick<
	PostSummary,
	'image' | 'image_srcset' | 'image_width' | 'image_height' | 'image_alt'
> & {
	/** The floor tile of the thing itself, or else of its category. */
	readonly tile?: number;
	readonly category?: { readonly tile: number } | null;
};

interface ImageProps {
	readonly post: Pictured;
	readonly className: string;
	/** The `sizes` attribute. */
	readonly sizes: string;
	/** Whether the picture is in the first view. */
	readonly eager?: boolean;
	/** Whether the picture tells something that the text beside it does not. */
	readonly described?: boolean;
}

export function CoverImage( props: ImageProps ) {
	const { post, className, sizes, eager = false, described = false } = props;
	return post.image === null ? null : (
		<img
			className={ className }
			src={ uploadUrl( post.image ) }
			srcSet={ post.image_srcset || undefined }
			sizes={ post.image_srcset ? sizes : undefined }
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

/** The class that draws a floor tile where there is no picture. */
export function tileClass( props: Pictured ): string | false {
	const { image, tile, category } = props;
	return image === null && `is-tile-${ tile ?? category?.tile ?? 1 }`;
}

interface LinkProps extends Omit< ImageProps, 'described' > {
	/** Below home. */
	readonly to: string;
}

/** A second link to where the title beside it leads: for pointers only. */
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
