import { cx } from '../../lib/class-names';
import { useAfterPaint } from '../../lib/use-after-paint';
import { useIsPrefetched } from '../ui/later/later';
import { CoverImage, tileClass } from '../cards/cover/cover';
import type { Pictured } from '../cards/cover/cover';

export function PostCover( { post }: { readonly post: Pictured } ) {
	const tile = tileClass( post );
	// The visitor may press a link only to scroll, so a prefetched article loads no image.
	const isPrefetched = useAfterPaint( useIsPrefetched() );
	return (
		<div
			className={ cx( 'hien-cover', 'hien-post__cover', tile ) }
			aria-hidden={ tile ? true : undefined }
		>
			{ ! isPrefetched && (
				<CoverImage
					post={ post }
					className="hien-cover__image"
					sizes="(max-width: 768px) 100vw, 720px"
					eager
					described
				/>
			) }
		</div>
	);
}
