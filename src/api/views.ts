import { boot } from '../lib/boot';
import { logError } from '../lib/log-error';
import { restNonce, usesBearer } from './auth-transport';
import { post } from './client';

/**
 * Reports that a post or video was viewed. navigator.sendBeacon() sends it even while the page unloads; the response is
 * ignored. The nonce identifies a signed-in reader, since authors' views of their own posts do not count.
 */
export function reportView( id: number ): void {
	if ( usesBearer() ) {
		// A beacon has no Authorization header.
		post( 'views', { id } ).catch( logError );
		return;
	}
	const { rest, namespace } = boot();
	const body = new URLSearchParams( { id: String( id ) } );
	const nonce = restNonce();
	if ( nonce !== null ) {
		body.set( '_wpnonce', nonce );
	}
	navigator.sendBeacon( `${ rest }${ namespace }/views`, body );
}
