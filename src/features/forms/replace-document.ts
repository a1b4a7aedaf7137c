import { ApiError } from '../../api/errors';
import { href } from '../../lib/paths';
import { loadDocument } from '../../lib/load-document';

/**
 * After signing in or out: makes the browser load a page, which the server prints for the user, instead of the one with the
 * form, to which Back does not return. `path` is from the host's root, '' for home. Rejects if the browser is offline,
 * otherwise never settles.
 */
export function replaceDocument( path: string ): Promise< never > {
	const address = path ? window.location.origin + path : href( '/' );
	if ( ! loadDocument( address, 'replace' ) ) {
		return Promise.reject( new ApiError( 'network' ) );
	}
	return new Promise( () => {} );
}
