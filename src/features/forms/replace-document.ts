import { ApiError } from '../../api/errors';
import { href } from '../../lib/paths';
import { loadDocument } from '../../lib/load-document';

/**
 * After signing in or out: replaces the page with the form by another one, which the server prints for the user. Back does not
 * return to the form. `path` is from the host's root, '' for home. Rejects if the browser is offline, otherwise never settles.
 */
export function replaceDocument( path: string ): Promise< never > {
	const address = path ? window.location.origin + path : href( '/' );
	if ( ! loadDocument( address, 'replace' ) ) {
		return Promise.reject( new ApiError( 'network' ) );
	}
	return new Promise( () => {} );
}
