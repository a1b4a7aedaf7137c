import { boot } from '../lib/boot';
import { restNonce } from './auth-transport';

/**
 * Reports that a post or video was viewed. navigator.sendBeacon() sends it even while the page unloads; the response is
 * ignored. The nonce identifies a signed-in reader, since authors' views of their own posts do not count.
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
