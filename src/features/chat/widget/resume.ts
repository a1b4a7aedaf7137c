import { readStorage, writeStorage } from '../../../lib/storage';

/** Storage key of whether the chat was open when somebody left to sign in. */
const KEY = 'hien-chat-open';

/** Remembers that the chat opens again once somebody has signed in. */
export function rememberOpen(): void {
	writeStorage( 'sessionStorage', KEY, '1' );
}

/** Whether it should open. */
export function isRemembered(): boolean {
	return readStorage( 'sessionStorage', KEY ) !== null;
}

export function forget(): void {
	writeStorage( 'sessionStorage', KEY, null );
}
