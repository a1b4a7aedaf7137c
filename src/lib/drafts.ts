import { boot } from './boot';
import { clearStorage, readStorage, writeStorage } from './storage';

/*
 * Texts that were typed and not sent yet, in the tab's storage: they survive a reload, and a visit to the login page.
 */

/** Begins their names. */
export const DRAFT_PREFIX = 'hien-draft-';

function storageKey( key: string ): string {
	return DRAFT_PREFIX + key;
}

/** Storage key: the id of the member who wrote them. */
const OWNER = storageKey( 'owner' );

/** Stores a text; '' removes it. */
export function saveDraft( key: string, text: string ): void {
	const { user } = boot();
	if ( user ) {
		writeStorage( 'sessionStorage', OWNER, String( user.id ) );
	}
	writeStorage( 'sessionStorage', storageKey( key ), text || null );
}

/** The stored text, '' where there is none. Removes all texts of another member, who has used this tab before. */
export function savedDraft( key: string ): string {
	const owner = readStorage( 'sessionStorage', OWNER );
	const { user } = boot();
	if ( owner && user && owner !== String( user.id ) ) {
		clearStorage( 'sessionStorage', DRAFT_PREFIX );
	}
	return readStorage( 'sessionStorage', storageKey( key ) ) ?? '';
}
