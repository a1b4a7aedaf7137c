import { __ } from '@wordpress/i18n';
import type { ImageList } from '../../contract/types';
import { Link } from '../ui/link/link';
import { Widget } from './widget';
import '../cards/cover/cover.scss';

export function ImagesWidget( { data }: ImageList ) {
	return data.length === 0 ? null : (
		<Widget
			title={ __( 'Hình ảnh', 'hien' ) }
			more={ { text: __( 'Xem tất cả', 'hien' ), path: '/hinh-anh' } }
		>
			<div className="hien-image-grid">
				{ data.map( ( { id, path, title, thumb } ) => (
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
		</Widget>
	);
}
