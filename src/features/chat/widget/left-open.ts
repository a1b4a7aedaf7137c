import { siteKey } from '../../../lib/site-key';
import { readStorage, writeStorage } from '../../../lib/storage';

/** Storage key of the flag that the visitor has left the open chat to sign in. */
const KEY = 'chat-open';

/** Remembers to open the chat again after the visitor has signed in. */
export function rememberOpen(): void {
	writeStorage( 'sessionStorage', siteKey( KEY ), '1' );
}

export function wasLeftOpen(): boolean {
	return readStorage( 'sessionStorage', siteKey( KEY ) ) !== null;
}

/** Removes the flag, so that the chat opens only once. */
export function forgetOpen(): void {
	writeStorage( 'sessionStorage', siteKey( KEY ), null );
}
