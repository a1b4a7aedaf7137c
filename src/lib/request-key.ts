import { useState } from 'react';

/**
 * A random key of 32 hex digits, by which the server recognises a repeated request. crypto.randomUUID() exists on https
 * only.
 */
export function newKey(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

/**
 * Returns a function that sends a request under a key. It keeps the key until a response comes, so that retries have no
 * further effect.
 *
 * @param send Sends the request under a key; see post() of the API client.
 */
export function useKeyed< Result >(
	send: ( key: string ) => Promise< Result >
): () => Promise< Result > {
	const [ key, setKey ] = useState( newKey );
	return async () => {
		const result = await send( key );
		setKey( newKey() );
		return result;
	};
}
