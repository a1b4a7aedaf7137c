import { useState } from 'react';

/** A random key of 32 hex digits for a repeated request; crypto.randomUUID() exists on https only. */
export function newIdempotencyKey(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

/**
 * Returns what sends a request with an idempotency key (see post()), the same until a response: retries do nothing
 * twice.
 */
export function useIdempotencyKey< Result >(
	send: ( key: string ) => Promise< Result >
): () => Promise< Result > {
	const [ key, setKey ] = useState( newIdempotencyKey );
	return async () => {
		const result = await send( key );
		setKey( newIdempotencyKey() );
		return result;
	};
}
