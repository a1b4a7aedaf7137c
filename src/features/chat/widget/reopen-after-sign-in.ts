import { siteKey } from '../../../lib/site-key';
import { readStorage, writeStorage } from '../../../lib/storage';

/** Storage key of the flag: the chat was open when the visitor left the page to sign in. */
const KEY = 'chat-open';

/** Called when the visitor leaves the page to sign in. */
export function rememberToReopen(): void {
	writeStorage( 'sessionStorage', siteKey( KEY ), '1' );
}

export function shouldReopen(): boolean {
	return readStorage( 'sessionStorage', siteKey( KEY ) ) !== null;
}

/** Removes the flag, so that the chat opens only once. */
export function clearReopen(): void {
	writeStorage( 'sessionStorage', siteKey( KEY ), null );
}
