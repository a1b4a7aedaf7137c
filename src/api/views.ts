import { boot } from '../lib/boot';
import { restNonce } from './client';

/**
 * Tells the server that a post or video was read, without waiting for an answer, even when the page is left.
 *
 * The nonce of a signed-in reader goes along, for authors do not count on their own posts.
 */
export function reportView( id: number ): void {
	const { rest, namespace } = boot();
	const body = new URLSearchParams( { id: String( id ) } );
	const nonce = restNonce();
	if ( nonce !== null ) {
		body.set( '_wpnonce', nonce );
	}
	navigator.sendBeacon( `${ rest }${ namespace }/views`, body );
}
