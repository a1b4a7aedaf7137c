import { ApiError } from '../../api/errors';
import { href } from '../../lib/paths';
import { loadDocument } from '../../lib/load-document';

/**
 * Loads a page of the site as a document, so that WordPress prints it for the user who has just signed in or out. Back
 * does not return to the form. Never resolves, since the page unloads.
 *
 * @param  path From the root of the host; '' for the home page.
 * @throws {ApiError} If the browser is offline.
 */
export function leaveFor( path: string ): Promise< never > {
	const address = path ? window.location.origin + path : href( '/' );
	if ( ! loadDocument( address, 'replace' ) ) {
		return Promise.reject( new ApiError( 'network' ) );
	}
	return new Promise( () => {} );
}
