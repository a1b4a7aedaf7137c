import { ApiError } from '../../api/errors';
import { href } from '../../lib/paths';
import { loadDocument } from '../../lib/load-document';

/**
 * Loads a page of the site as a document: whoever has signed in or out gets it as WordPress prints it for them, and
 * Back does not lead to the form again. Never resolves, since the page is being left.
 *
 * @param  path From the root of the host; '' for the home page.
 * @throws {ApiError} Offline.
 */
export function leaveFor( path: string ): Promise< never > {
	const address = path ? window.location.origin + path : href( '/' );
	if ( ! loadDocument( address, 'replace' ) ) {
		return Promise.reject( new ApiError( 'network' ) );
	}
	return new Promise( () => {} );
}
