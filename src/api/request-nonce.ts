import { boot } from '../lib/boot';
import { ApiError } from './errors';

async function ask(
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
 * The next nonce of the user of this page. Null where the session has ended, or somebody else has signed in in another
 * tab: nothing is sent in another name.
 *
 * @throws {ApiError} Where WordPress cannot be asked.
 */
export async function requestNonce(): Promise< string | null > {
	const { nonce_url: url, rest, user } = boot();
	const answer = await ask( url ?? '' );
	if ( ! answer.ok ) {
		return null;
	}
	const nonce = await answer.text();
	const me = await ask( `${ rest }wp/v2/users/me`, {
		'X-WP-Nonce': nonce,
	} );
	const { id } = ( await me.json() ) as { id?: number };
	return id === user?.id ? nonce : null;
}
