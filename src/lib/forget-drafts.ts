import { DRAFT_PREFIX } from './drafts';
import { clearStorage } from './storage';

/** Begins the names of messages of the chat that wait to be sent, in the browser's storage. */
export const OUTBOX_PREFIX = 'hien-outbox-';

/** Removes all that was typed and not sent, as somebody else may sign in next. */
export function forgetDrafts(): void {
	clearStorage( 'sessionStorage', DRAFT_PREFIX );
	clearStorage( 'localStorage', OUTBOX_PREFIX );
}
