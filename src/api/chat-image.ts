import type { ChatImage } from '../contract/types';
import { upload } from './send-file';

/**
 * Stores an image for a message. Fails as upload() does.
 *
 * @param image
 * @param conversation Id of the member whose conversation it is.
 * @param onProgress   Called with the part that has been sent, from 0 to 1.
 * @param signal       Stops the upload.
 */
export function uploadChatImage(
	image: Blob,
	conversation: string,
	onProgress: ( part: number ) => void,
	signal: AbortSignal
): Promise< ChatImage > {
	const form = new FormData();
	form.append( 'conversation', conversation );
	form.append( 'file', image );
	return upload( 'chat/images', form, onProgress, signal );
}
