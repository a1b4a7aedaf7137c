import apiFetch from '@wordpress/api-fetch';
import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { logError } from '../lib/log-error';
import { authMiddleware } from './auth-transport';
import { parseJson, readJson, toApiError } from './errors';
import { createSignal } from './request-signal';
import type { RequestSignal } from './request-signal';

/** Middleware of apiFetch() that reads responses by readJson(). */
const readMiddleware: APIFetchMiddleware = async (
	options,
	next
): Promise< unknown > => {
	if ( options.parse === false ) {
		return next( options );
	}
	const response: unknown = await next( { ...options, parse: false } ).catch(
		( cause: unknown ) => {
			if ( cause instanceof Response ) {
				return cause;
			}
			throw cause;
		}
	);
	return response instanceof Response
		? readJson( response.status, await response.text() )
		: response;
};

/** Sets up WordPress's own apiFetch() in wp-admin, which has a URL and authentication. Call it once, before any request. */
export function setUpAdminApi(): void {
	apiFetch.use( readMiddleware );
}

/** Sets up apiFetch() with the URL of REST and with authentication. Call it once, before any request. */
export function setUpApi(): void {
	apiFetch.use( readMiddleware );
	apiFetch.use( apiFetch.createRootURLMiddleware( boot().rest ) );
	apiFetch.use( authMiddleware );
}

/**
 * Sends a request, with a signal that is aborted by the caller or after TIMEOUT. Reports a failure; not what the server
 * refuses to write, which the form shows.
 *
 * @throws {Error} An ApiError on any failure.
 */
export async function run< Result >(
	send: (
		signal: AbortSignal,
		extend: RequestSignal[ 'extend' ]
	) => Promise< Result >,
	callerSignal?: AbortSignal,
	isWriting = false
): Promise< Result > {
	const { signal, extend, release } = createSignal( callerSignal );
	try {
		return await send( signal, extend );
	} catch ( cause ) {
		const error = toApiError( signal.aborted ? signal.reason : cause );
		const isAnswer =
			isWriting && error.kind === 'refused' && error.status < 500;
		if ( error.kind !== 'aborted' && ! isAnswer ) {
			logError( error );
		}
		throw error;
	} finally {
		release();
	}
}

/**
 * Calls the API.
 *
 * @param  route           With its namespace and its query.
 * @param  options         Other options of apiFetch().
 * @param  options.method  HTTP method; GET by default. No other is sent: hosts refuse PUT and DELETE.
 * @param  options.data    Body, sent as JSON.
 * @param  options.headers
 * @param  callerSignal    Aborts the request.
 * @throws {Error} An ApiError on any failure; of kind 'aborted' as soon as the signal is aborted.
 */
function request< Data >(
	route: string,
	options: {
		readonly method?: 'POST';
		readonly data?: object;
		readonly headers?: Record< string, string >;
	},
	callerSignal?: AbortSignal
): Promise< Data > {
	return run(
		( signal ) =>
			apiFetch< Data >( {
				...options,
				path: `/${ route }`,
				signal,
			} ),
		callerSignal,
		options.method !== undefined
	);
}

/** The route of a path below the site's own namespace. */
export function siteRoute( path: string ): string {
	return `${ boot().namespace }/${ path }`;
}

/** Whether a URL that could not be fetched redirects to another host, or in a loop. */
async function isRedirected(
	url: string,
	signal: AbortSignal
): Promise< boolean > {
	const response: unknown = await apiFetch< unknown, false >( {
		url,
		parse: false,
		redirect: 'manual',
		signal,
	} ).catch( ( cause: unknown ) => cause );
	return response instanceof Response && response.type === 'opaqueredirect';
}

/**
 * Requests a page of the site as JSON, whatever its HTTP status. Redirects on this host are followed.
 *
 * @param  url
 * @param  callerSignal Aborts the request.
 * @return The parsed JSON; null if the response is not JSON, or a redirect leads to another host.
 * @throws {Error} As get().
 */
export function getPage(
	url: string,
	callerSignal?: AbortSignal
): Promise< unknown > {
	return run( async ( signal ) => {
		const response: unknown = await apiFetch< unknown, false >( {
			url,
			parse: false,
			credentials: 'same-origin',
			signal,
		} ).catch( ( cause: unknown ) => cause );
		if ( response instanceof Response ) {
			const body = await response.text();
			return parseJson( body );
		}
		const { kind } = toApiError( response );
		if (
			kind === 'network' &&
			! signal.aborted &&
			navigator.onLine &&
			( await isRedirected( url, signal ) )
		) {
			return null;
		}
		throw response;
	}, callerSignal );
}

/** The response of `GET {namespace}/{path}`. Fails as request() does. */
export function get< Data >(
	path: string,
	callerSignal?: AbortSignal
): Promise< Data > {
	return request( siteRoute( path ), {}, callerSignal );
}

/**
 * The response of `POST {namespace}/{path}` with a body of JSON, which creates or changes something. Fails as request() does.
 *
 * @param path
 * @param data
 * @param key  Idempotency-Key header: a repeated request with the same key gets the first response again, and changes
 *             nothing.
 */
export function post< Data >(
	path: string,
	data: object,
	key?: string
): Promise< Data > {
	return request( siteRoute( path ), {
		method: 'POST',
		data,
		...( key && { headers: { 'Idempotency-Key': key } } ),
	} );
}

/** Deletes what is at a path: the response of `POST {namespace}/{path}/delete`. Fails as request() does. */
export function remove< Data >( path: string ): Promise< Data > {
	return post( `${ path }/delete`, {} );
}

/** The response of `POST {route}`, whatever its namespace, with a body of JSON. Fails as request() does. */
export function postRoute< Data >(
	route: string,
	data: object
): Promise< Data > {
	return request( route, { method: 'POST', data } );
}
