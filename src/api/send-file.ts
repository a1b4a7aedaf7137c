import type { APIFetchOptions } from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { authMiddleware } from './auth-transport';
import { run, siteRoute } from './client';
import { ApiError, readJson, toApiError } from './errors';
import { TIMEOUT } from './request-signal';

/** Milliseconds for the server's work on a file that was sent: a slow host takes long to scale a picture down. */
const FILE_TIMEOUT = 60_000;

/** Posts a form with a file by XMLHttpRequest: fetch() tells no progress. Parameters and failure as upload()'s. */
function sendFile(
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

/**
 * The response of `POST {namespace}/{path}` with a form that has a file; `onProgress` gets the sent part, from 0 to 1.
 * Fails as post() does; each progress restarts TIMEOUT, after the last the server has FILE_TIMEOUT.
 */
export function upload< Data >(
	path: string,
	body: FormData,
	onProgress?: ( part: number ) => void,
	callerSignal?: AbortSignal
): Promise< Data > {
	return run(
		async ( signal, extend ) =>
			( await authMiddleware(
				{
					path: `/${ siteRoute( path ) }`,
					method: 'POST',
					body,
					signal,
				},
				( options ) =>
					sendFile( options, ( part ) => {
						extend( part < 1 ? TIMEOUT : FILE_TIMEOUT );
						onProgress?.( part );
					} )
			) ) as Data,
		callerSignal,
		true
	);
}
