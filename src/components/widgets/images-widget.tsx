import { __ } from '@wordpress/i18n';
import type { Image } from '../../contract/types';
import { ImageGrid } from '../cards/image-grid/image-grid';
import { Widget } from './widget';

export function ImagesWidget( {
	images,
}: {
	readonly images: readonly Image[];
} ) {
	return images.length === 0 ? null : (
		<Widget
			title={ __( 'Hình ảnh', 'hien' ) }
			more={ { text: __( 'Xem tất cả', 'hien' ), path: '/hinh-anh' } }
		>
			<ImageGrid images={ images } />
		</Widget>
	);
}
