import { cx } from '../../lib/class-names';
import { CoverImage, tileClass } from '../cards/cover/cover';
import type { Pictured } from '../cards/cover/cover';

export function PostCover( { post }: { readonly post: Pictured } ) {
	const tile = tileClass( post );
	return (
		<div
			className={ cx( 'hien-cover', 'hien-post__cover', tile ) }
			aria-hidden={ tile ? true : undefined }
		>
			<CoverImage
				post={ post }
				className="hien-cover__image"
				sizes="(max-width: 768px) 100x53vw, 720x378px"
				eager
				described
			/>
		</div>
	);
}
