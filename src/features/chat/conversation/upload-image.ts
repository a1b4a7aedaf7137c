import { __, sprintf } from '@wordpress/i18n';
import { uploadChatImage } from '../../../api/chat-image';
import { serverMessageOr } from '../../../api/server-message';
import { CHAT_IMAGE_MEGABYTES } from '../../../contract/constants';
import { heicProblem } from '../../../lib/heic';
import { shrinkImage } from './shrink-image';

/** The server refuses larger files, in bytes. */
const LARGEST = CHAT_IMAGE_MEGABYTES * 1024 * 1024;

/**
 * Scales an image down and uploads it for a conversation; parameters as uploadChatImage()'s. Resolves to its address,
 * or rejects with an Error whose message is a sentence for the user.
 */
export async function uploadImage(
	file: File,
	uid: string,
	onProgress: ( sent: number ) => void,
	signal: AbortSignal
): Promise< string > {
	const small = await shrinkImage( file );
	if ( small.size > LARGEST ) {
		throw new Error(
			( await heicProblem( file ) ) ||
				sprintf(
					/* translators: %d: megabytes. */
					__(
						'Ảnh lớn hơn %d MB. Bạn chọn ảnh nhỏ hơn nhé.',
						'hien'
					),
					CHAT_IMAGE_MEGABYTES
				)
		);
	}
	try {
		return ( await uploadChatImage( small, uid, onProgress, signal ) ).url;
	} catch ( cause ) {
		throw new Error(
			serverMessageOr(
				__( 'Chưa tải ảnh lên được. Bạn thử lại nhé.', 'hien' ),
				cause
			)
		);
	}
}
