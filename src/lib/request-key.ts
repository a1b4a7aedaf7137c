import { useState } from 'react';

/** A UUID, by which the server knows a request that is sent again; crypto.randomUUID() exists on https only. */
export function newKey(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

/**
 * Sends a request that is done once, however often it has to be sent until the answer is there.
 *
 * @param send Sends the request under a key; see post() of the API client.
 */
export function useKeyed< Answer >(
	send: ( key: string ) => Promise< Answer >
): () => Promise< Answer > {
	const [ key, setKey ] = useState( newKey );
	return async () => {
		const answer = await send( key );
		setKey( newKey() );
		return answer;
	};
}
