import type { ChatImage } from '../contract/types';
import { upload } from './send-file';

/** Stores an image for a message; `conversation` is the member's id. `onProgress` as of upload(), which it fails as. */
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
