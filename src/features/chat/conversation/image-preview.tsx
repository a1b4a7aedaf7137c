import X from 'lucide-static/icons/x.svg';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { Spinner } from '../../../components/ui/spinner/spinner';
import type { ImageState } from './use-image';

export interface Props {
	readonly image: ImageState;
	readonly onRetry: ( file: File ) => void;
	readonly onRemove: () => void;
}

/** The image of the next message, with the progress of its upload. */
export function ImagePreview( { image, onRetry, onRemove }: Props ) {
	if ( image.status === 'none' ) {
		return null;
	}
	return (
		<div className="hien-chat__preview">
			<img
				className="hien-chat__preview-image"
				src={ image.preview }
				alt={ __( 'Ảnh sắp gửi', 'hien' ) }
			/>
			{ image.status === 'uploading' && (
				<>
					<Spinner label={ __( 'Đang tải ảnh lên', 'hien' ) } />
					<p aria-hidden="true">
						{ sprintf(
							/* translators: %d: how much has been sent, in percent. */
							__( 'Đang tải ảnh lên… %d%%', 'hien' ),
							Math.round( image.sent * 100 )
						) }
					</p>
				</>
			) }
			{ image.status === 'failed' && (
				<p className="hien-chat__preview-failure" role="alert">
					{ image.reason }{ ' ' }
					<RetryButton retry={ () => onRetry( image.file ) } />
				</p>
			) }
			{ image.isFirstOfMany && (
				<p role="alert">
					{ __(
						'Mỗi tin nhắn có một ảnh: ảnh đầu tiên được chọn.',
						'hien'
					) }
				</p>
			) }
			<button
				className="hien-icon-button"
				type="button"
				aria-label={ __( 'Bỏ ảnh', 'hien' ) }
				onClick={ onRemove }
			>
				<Icon icon={ X } />
			</button>
		</div>
	);
}
