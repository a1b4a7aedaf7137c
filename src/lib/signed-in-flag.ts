import { boot } from './boot';
import { siteKey } from './site-key';
import { readStorage, writeStorage } from './storage';

/*
 * Scripts cannot read the cookies of a session. That the browser may have one is told by a cookie of the server
 * (Signed_In_Cookie.php) or, where the API has another origin, by a flag in the storage, so that a page which was printed
 * for a visitor asks only then who is signed in.
 */

export function wasSignedIn(): boolean {
	return (
		readStorage( 'localStorage', siteKey( 'signed-in' ) ) !== null ||
		document.cookie.includes( `${ boot().storage }signed-in=1` )
	);
}

/** Call it where a session begins or ends, or may begin on another page. */
export function noteSignedIn( isSignedIn: boolean ): void {
	writeStorage(
		'localStorage',
		siteKey( 'signed-in' ),
		isSignedIn ? '1' : null
	);
}
