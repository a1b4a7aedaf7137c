import type { Image } from '../../../contract/types';
import { href } from '../../../lib/paths';
import '../cover/cover.scss';
import './image-grid.scss';

/** Small squares of images, three in a row. */
export function ImageGrid( { images }: { readonly images: readonly Image[] } ) {
	return (
		<div className="hien-image-grid">
			{ images.map( ( { id, path, title, thumb } ) => (
				<a
					key={ id }
					className="hien-cover hien-image-grid__item"
					href={ href( path ) }
				>
					<img
						className="hien-cover__image"
						src={ thumb ?? undefined }
						alt={ title }
						loading="lazy"
						decoding="async"
					/>
				</a>
			) ) }
		</div>
	);
}
