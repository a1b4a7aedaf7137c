import { readStorage, writeStorage } from './storage';

/*
 * Texts that were typed and not sent yet, in the tab's storage: they survive a reload, and a visit to the login page.
 */

/** Begins their names. */
export const DRAFT_PREFIX = 'hien-draft-';

function storageKey( key: string ): string {
	return DRAFT_PREFIX + key;
}

/** Stores a text; '' removes it. */
export function saveDraft( key: string, text: string ): void {
	writeStorage( 'sessionStorage', storageKey( key ), text || null );
}

/** The stored text, '' where there is none. */
export function savedDraft( key: string ): string {
	return readStorage( 'sessionStorage', storageKey( key ) ) ?? '';
}
