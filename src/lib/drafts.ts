import { readStorage, writeStorage } from './storage';

/*
 * What somebody has typed and not sent yet outlives the page in the tab's storage: a reload, or the way to the login
 * and back.
 */

function nameOf( key: string ): string {
	return `hien-draft-${ key }`;
}

/** Keeps a text, or forgets it when it is ''. */
export function keepDraft( key: string, text: string ): void {
	writeStorage( 'sessionStorage', nameOf( key ), text || null );
}

/** What was kept, '' for nothing. */
export function keptDraft( key: string ): string {
	return readStorage( 'sessionStorage', nameOf( key ) ) ?? '';
}
