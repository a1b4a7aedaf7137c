import { ApiError } from '../../api/errors';
import { href } from '../../lib/paths';
import { loadDocument } from '../../lib/load-document';

/**
 * Loads a page as a document, printed for the user who has just signed in or out; Back does not return to the form.
 * `path` is from the host's root, '' for home. Rejects if the browser is offline, otherwise never settles.
 */
export function leaveFor( path: string ): Promise< never > {
	const address = path ? window.location.origin + path : href( '/' );
	if ( ! loadDocument( address, 'replace' ) ) {
		return Promise.reject( new ApiError( 'network' ) );
	}
	return new Promise( () => {} );
}
