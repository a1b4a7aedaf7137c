import type { SignedInUser } from '../../contract/types';

/** Whether a user may answer the chat, and so has the inbox instead of the chat widget. */
export function answersChat( user: SignedInUser | null ): boolean {
	return user?.scope.includes( 'hien_answer_chat' ) ?? false;
}
