import { readStorage, writeStorage } from '../../../lib/storage';

/** Storage key of the flag that sounds are off. */
const KEY = 'hien-chat-muted';

export function isMuted(): boolean {
	return readStorage( 'localStorage', KEY ) !== null;
}

export function setMuted( isOff: boolean ): void {
	writeStorage( 'localStorage', KEY, isOff ? '1' : null );
}
