import type { APIFetchOptions } from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { ApiError, readJson, toApiError } from './errors';

/**
 * Posts a form with a file by XMLHttpRequest, because fetch() reports no upload progress. `onProgress` gets the sent
 * part, from 0 to 1. Rejects with an ApiError.
 */
export function sendFile(
	{ path = '', body, headers, signal }: APIFetchOptions,
	onProgress: ( part: number ) => void
): Promise< unknown > {
	return new Promise( ( resolve, reject ) => {
		const request = new XMLHttpRequest();
		request.open( 'POST', boot().rest + path.replace( /^\//, '' ) );
		request.withCredentials = true;
		new Headers( headers ).forEach( ( value, name ) =>
			request.setRequestHeader( name, value )
		);
		request.upload.onprogress = ( { loaded, total } ) =>
			onProgress( loaded / Math.max( total, 1 ) );
		request.onerror = () => reject( new ApiError( 'network' ) );
		request.onabort = () => reject( new ApiError( 'aborted' ) );
		request.onload = () => {
			try {
				resolve( readJson( request.status, request.responseText ) );
			} catch ( cause ) {
				reject( toApiError( cause ) );
			}
		};
		if ( signal?.aborted ) {
			// Aborted before, for example while the nonce was renewed: no further `abort` event comes.
			reject( new ApiError( 'aborted' ) );
			return;
		}
		signal?.addEventListener( 'abort', () => request.abort(), {
			once: true,
		} );
		request.send( body as FormData );
	} );
}
