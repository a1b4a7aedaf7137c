/* The chat's calls to WordPress; messages themselves go to Firebase. All functions reject as those of client.ts do. */
import type { ChatMember, ChatToken } from '../contract/types';
import { get, post } from './client';

/** Requests a Firebase custom token for the signed-in user. */
export async function chatToken(): Promise< string > {
	return ( await post< ChatToken >( 'chat/token', {} ) ).token;
}

/** The profile of a member, for users who may answer the chat. */
export function getChatMember( uid: string ): Promise< ChatMember > {
	return get( `chat/members/${ uid }` );
}

/** Records that a member (the signed-in user by default) has a conversation: their later pages connect on load. */
export async function beginConversation( member?: string ): Promise< void > {
	await post( 'chat/conversation', { member } );
}
