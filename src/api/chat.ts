/* The chat's calls to WordPress; messages themselves go to Firebase. All functions fail as those of the client. */
import type { ChatImage, ChatMember, ChatToken } from '../contract/types';
import { get, post, upload } from './client';

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

/** What WordPress knows of a member, for who answers the chat. */
export function getChatMember( uid: string ): Promise< ChatMember > {
	return get( `chat/members/${ uid }` );
}

/**
 * Says that a member has a conversation, so that their later pages connect at once.
 *
 * @param member Their id, where somebody else writes to them.
 */
export async function beginConversation( member?: string ): Promise< void > {
	await post( 'chat/conversation', { member } );
}
