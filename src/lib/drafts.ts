import { boot } from './boot';
import { siteKey } from './site-key';
import { clearStorage, readStorage, writeStorage } from './storage';

/*
 * Texts that were typed and not sent yet, in the tab's storage: they survive a reload, and a visit to the login page.
 */

/** The name of a text in the storage; that of '' begins them all. */
export function draftName( key: string ): string {
	return siteKey( `draft-${ key }` );
}

/** The id of the member who wrote them is stored like a text. */
const OWNER = 'owner';

/** Stores a text; '' removes it. */
export function saveDraft( key: string, text: string ): void {
	const { user } = boot();
	if ( user ) {
		writeStorage( 'sessionStorage', draftName( OWNER ), String( user.id ) );
	}
	writeStorage( 'sessionStorage', draftName( key ), text || null );
}

/** The stored text, '' if there is none. Removes all texts of another member, who has used this tab before. */
export function savedDraft( key: string ): string {
	const owner = readStorage( 'sessionStorage', draftName( OWNER ) );
	const { user } = boot();
	if ( owner && user && owner !== String( user.id ) ) {
		clearStorage( 'sessionStorage', draftName( '' ) );
	}
	return readStorage( 'sessionStorage', draftName( key ) ) ?? '';
}
