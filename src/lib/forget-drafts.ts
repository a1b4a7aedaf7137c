import { draftName } from './drafts';
import { siteKey } from './site-key';
import { clearStorage } from './storage';

/** The prefix of the storage keys of unsent chat messages. */
export function outboxPrefix(): string {
	return siteKey( 'outbox-' );
}

/** Removes all unsent texts, because another user may sign in next. */
export function forgetDrafts(): void {
	clearStorage( 'sessionStorage', draftName( '' ) );
	clearStorage( 'localStorage', outboxPrefix() );
}
