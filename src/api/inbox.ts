/* The REST calls of the chat inbox. All functions reject as those of client.ts do. */
import type {
	BlockedMembers,
	ChatMember,
	ChatRemoval,
	ChatRemovals,
	FaqDraft,
	RemovedConversation,
	SavedReplies,
	SavedReply,
} from '../contract/types';
import { get, post, remove } from './client';

/** The user ids of the members who are blocked. */
export async function getBlocked(): Promise< ReadonlySet< string > > {
	const { members } = await get< BlockedMembers >( 'chat/blocked' );
	return new Set( members.map( String ) );
}

export function blockMember(
	uid: string,
	reason: string
): Promise< ChatMember > {
	return post( `chat/members/${ uid }/block`, { reason } );
}

export function unblockMember( uid: string ): Promise< ChatMember > {
	return remove( `chat/members/${ uid }/block` );
}

/** Permanently deletes a conversation with its images. */
export function deleteConversation(
	uid: string
): Promise< RemovedConversation > {
	return remove( `chat/conversations/${ uid }` );
}

/** Deleted conversations of which Firebase still has data. */
export async function getRemovals(): Promise< readonly ChatRemoval[] > {
	return ( await get< ChatRemovals >( 'chat/conversations' ) ).removals;
}

export async function getReplies(): Promise< readonly SavedReply[] > {
	return ( await get< SavedReplies >( 'chat/replies' ) ).replies;
}

export async function putReplies(
	replies: readonly SavedReply[]
): Promise< readonly SavedReply[] > {
	return ( await post< SavedReplies >( 'chat/replies', { replies } ) )
		.replies;
}

/** Creates a draft FAQ from messages; the server removes names. */
export function draftFaq(
	member: string,
	title: string,
	messages: readonly string[],
	key: string
): Promise< FaqDraft > {
	return post(
		'chat/faqs',
		{ member: Number( member ), title, messages },
		key
	);
}
