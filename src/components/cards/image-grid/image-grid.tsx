import type { Image } from '../../../contract/types';
import { Link } from '../../ui/link/link';
import '../cover/cover.scss';
import './image-grid.scss';

/** Small squares of images, three in a row. */
export function ImageGrid( { images }: { readonly images: readonly Image[] } ) {
	return (
		<div className="hien-image-grid">
			{ images.map( ( { id, path, title, thumb } ) => (
				<Link
					key={ id }
					className="hien-cover hien-image-grid__item"
					to={ path }
				>
					<img
						className="hien-cover__image"
						src={ thumb ?? undefined }
						alt={ title }
						loading="lazy"
						decoding="async"
					/>
				</Link>
			) ) }
		</div>
	);
}
