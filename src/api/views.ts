import { boot } from '../lib/boot';
import { restNonce } from './auth-transport';

/**
 * Reports that a post or video was viewed. The browser sends it even while the page is being left, and nothing waits
 * for the answer. The nonce of a signed-in reader is sent along, since authors' views of their own posts do not count.
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
