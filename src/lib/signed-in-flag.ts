import { siteKey } from './site-key';
import { readStorage, writeStorage } from './storage';

/*
 * Scripts cannot read the cookies of a session. This flag of the browser tells that it may have one, so that a page which
 * was printed for a visitor asks only then who is signed in.
 */

export function wasSignedIn(): boolean {
	return readStorage( 'localStorage', siteKey( 'signed-in' ) ) !== null;
}

/** Call it where a session begins or ends, or may begin on another page. */
export function noteSignedIn( isSignedIn: boolean ): void {
	writeStorage(
		'localStorage',
		siteKey( 'signed-in' ),
		isSignedIn ? '1' : null
	);
}
