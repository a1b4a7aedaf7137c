import type { SignedInUser } from '../../contract/types';

/** Whether a user answers the chat, and so has the inbox instead of the window in the corner. */
export function answersChat( user: SignedInUser | null ): boolean {
	return user?.scope.includes( 'hien_answer_chat' ) ?? false;
}
