/* The chat's calls to WordPress; messages themselves go to Firebase. All functions fail as those of the client. */
import type { ChatImage, ChatToken } from '../contract/types';
import { post, upload } from './client';

/** A token by which the signed-in user signs in to the database. */
export async function chatToken(): Promise< string > {
	return ( await post< ChatToken >( 'chat/token', {} ) ).token;
}

/**
 * Stores an image for a message.
 *
 * @param image
 * @param conversation Id of the member whose conversation it is.
 * @param onProgress   Called with the part that has been sent, from 0 to 1.
 */
export function uploadChatImage(
	image: Blob,
	conversation: string,
	onProgress: ( part: number ) => void
): Promise< ChatImage > {
	const form = new FormData();
	form.append( 'conversation', conversation );
	form.append( 'file', image );
	return upload( 'chat/images', form, onProgress );
}

/** Says that the signed-in member has a conversation. */
export async function beginConversation(): Promise< void > {
	await post( 'chat/conversation', {} );
}
