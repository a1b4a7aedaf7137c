import { boot } from '../lib/boot';
import { ApiError } from './errors';

async function request(
	url: string,
	headers: HeadersInit = {}
): Promise< Response > {
	const response = await globalThis
		.fetch( url, { credentials: 'same-origin', headers } )
		.catch( () => null );
	if ( response === null || response.status >= 500 ) {
		throw new ApiError( 'network' );
	}
	return response;
}

/**
 * A new nonce for the user of this page. Null if the session has ended, or somebody else has signed in in another tab: this
 * page must not send requests for that user. Rejects with an ApiError if WordPress cannot be reached.
 */
export async function requestNonce(): Promise< string | null > {
	const { nonce_url: url, rest, user } = boot();
	const response = await request( url ?? '' );
	if ( ! response.ok ) {
		return null;
	}
	const nonce = await response.text();
	const me = await request( `${ rest }wp/v2/users/me`, {
		'X-WP-Nonce': nonce,
	} );
	const { id } = ( await me.json() ) as { id?: number };
	return id === user?.id ? nonce : null;
}
