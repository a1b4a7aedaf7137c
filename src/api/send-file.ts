import type { APIFetchOptions } from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { authMiddleware } from './auth-transport';
import { run, siteRoute } from './client';
import { ApiError, readJson, toApiError } from './errors';
import { TIMEOUT } from './request-signal';

/** Milliseconds for the server's work on a file that was sent: a slow host takes long to scale a picture down. */
const FILE_TIMEOUT = 60_000;

/** Posts a form with a file by XMLHttpRequest, since fetch() reports no progress. Parameters and errors as of upload(). */
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
			// Aborted already, for example while the nonce was renewed, so there is no `abort` event.
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
 * Fails as post() does. TIMEOUT begins again with each progress; when all is sent, the server has FILE_TIMEOUT.
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
