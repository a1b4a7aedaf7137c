import { draftName } from './drafts';
import { siteKey } from './site-key';
import { clearStorage } from './storage';

/** Begins the names of messages of the chat that wait to be sent, in the browser's storage. */
export function outboxPrefix(): string {
	return siteKey( 'outbox-' );
}

/** Removes all that was typed and not sent, as somebody else may sign in next. */
export function forgetDrafts(): void {
	clearStorage( 'sessionStorage', draftName( '' ) );
	clearStorage( 'localStorage', outboxPrefix() );
}
