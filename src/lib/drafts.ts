import { boot } from './boot';
import { siteKey } from './site-key';
import { clearStorage, readStorage, storedKeys, writeStorage } from './storage';

/*
 * Unsent texts in sessionStorage. They survive a reload, and a visit to the login page.
 */

/** The storage key of a text; that of '' is the prefix of all. */
function draftName( key: string ): string {
	return siteKey( `draft-${ key }` );
}

const OWNER = 'owner';

/** Stores a text; '' removes it. */
export function saveDraft( key: string, text: string ): void {
	const { user } = boot();
	if ( user ) {
		writeStorage( 'sessionStorage', draftName( OWNER ), String( user.id ) );
	}
	writeStorage( 'sessionStorage', draftName( key ), text || null );
}

/** The stored text, '' for none. First removes all texts of another member who has used this tab before. */
export function savedDraft( key: string ): string {
	const owner = readStorage( 'sessionStorage', draftName( OWNER ) );
	const { user } = boot();
	if ( owner && user && owner !== String( user.id ) ) {
		clearStorage( 'sessionStorage', draftName( '' ) );
	}
	return readStorage( 'sessionStorage', draftName( key ) ) ?? '';
}

const OUTBOX = 'outbox-';

/** The prefix of the storage keys of the user's unsent chat messages. */
export function outboxPrefix(): string {
	return siteKey( `${ OUTBOX }${ boot().user?.id ?? '' }-` );
}

/** How many chat messages of the user are unsent, waiting or refused. */
export function countUnsent(): number {
	return storedKeys( 'localStorage', outboxPrefix() ).length;
}

/** Removes all unsent texts, because another user may sign in next. */
export function forgetDrafts(): void {
	clearStorage( 'sessionStorage', draftName( '' ) );
	clearStorage( 'localStorage', siteKey( OUTBOX ) );
}
