import apiFetch from '@wordpress/api-fetch';
import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { IDEMPOTENCY_HEADER, MADE_AT_HEADER } from '../contract/constants';
import { boot } from '../lib/boot';
import { logError } from '../lib/log-error';
import { authMiddleware } from './auth-transport';
import { ApiError, parseJson, readJson, toApiError } from './errors';
import { createSignal } from './request-signal';
import type { RequestSignal } from './request-signal';

/** Middleware of apiFetch() that reads responses by readJson(). */
export const readMiddleware: APIFetchMiddleware = async (
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

/** Sets up apiFetch() with the URL of REST and with authentication. Call it once, before any request. */
export function setUpApi(): void {
	apiFetch.use( readMiddleware );
	apiFetch.use( apiFetch.createRootURLMiddleware( boot().rest ) );
	apiFetch.use( authMiddleware );
}

/**
 * Sends a request, with a signal that is aborted by the caller or after TIMEOUT. Rejects with an ApiError, which it
 * reports, unless the server has refused to write something: the form shows that.
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
 * Calls the API by a route with its namespace, of which get() and post() know the site's own. Only GET and POST: hosts
 * refuse PUT and DELETE. `data` is sent as JSON. Rejects with an ApiError; one of kind 'aborted' as soon as the caller's signal
 * is aborted.
 */
export function request< Data >(
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

/** Milliseconds since the server made a response, by its clock and that of the cache from which the response may come. */
function ageOf( headers: Headers ): number {
	const now = Date.parse( headers.get( 'Date' ) ?? '' ) / 1000;
	const kept = now - Number( headers.get( MADE_AT_HEADER ) ?? now );
	// Varnish and some CDNs do not change the header Date, and send the header Age.
	// Of several caches the first value counts (RFC 9111, section 5.1).
	const age = Number.parseInt( headers.get( 'Age' ) ?? '', 10 );
	return Math.max( kept || 0, age || 0 ) * 1000;
}

export interface Page< Value > {
	readonly value: Value;
	/** The earliest time at which the server can have made it, in milliseconds since 1970. */
	readonly time: number;
}

/**
 * A page of the site as JSON, whatever its HTTP status and after redirects on this host. The browser revalidates a response
 * that it has cached.
 *
 * @param  url          Its address.
 * @param  isRight      Whether a value has the shape of the JSON that is asked for.
 * @param  callerSignal Aborts the request.
 * @throws {ApiError} Of kind 'format' for no JSON, for another shape, which alone is reported, and for a redirect to another
 *                    host. Other kinds as get().
 */
export async function getPage< Value >(
	url: string,
	isRight: ( value: unknown ) => value is Value,
	callerSignal?: AbortSignal
): Promise< Page< Value > > {
	const sent = Date.now();
	const page = await run( async ( signal ) => {
		const response: unknown = await apiFetch< unknown, false >( {
			url,
			parse: false,
			cache: 'no-cache',
			signal,
		} ).catch( ( cause: unknown ) => cause );
		if ( response instanceof Response ) {
			const { status, headers } = response;
			const value = parseJson( await response.text() );
			if ( value === null ) {
				return status; // Not reported: a link to a plugin's page works.
			}
			if ( ! isRight( value ) ) {
				throw new ApiError( 'format', { status } );
			}
			return { value, time: sent - ageOf( headers ) };
		}
		const { kind } = toApiError( response );
		if (
			kind === 'network' &&
			! signal.aborted &&
			navigator.onLine &&
			( await isRedirected( url, signal ) )
		) {
			return 0; // Not reported: such a link works as well.
		}
		throw response;
	}, callerSignal );
	if ( typeof page === 'number' ) {
		throw new ApiError( 'format', { status: page } );
	}
	return page;
}

/** The response of `GET {namespace}/{path}`. Fails as request() does. */
export function get< Data >(
	path: string,
	callerSignal?: AbortSignal
): Promise< Data > {
	return request( siteRoute( path ), {}, callerSignal );
}

/**
 * The response of `POST {namespace}/{path}` with a body of JSON. A repeated request with the same `key` (header
 * Idempotency-Key) gets the first response again, and changes nothing. Fails as request() does.
 */
export function post< Data >(
	path: string,
	data: object,
	key?: string
): Promise< Data > {
	return request( siteRoute( path ), {
		method: 'POST',
		data,
		...( key && { headers: { [ IDEMPOTENCY_HEADER ]: key } } ),
	} );
}

/** Deletes what is at a path: the response of `POST {namespace}/{path}/delete`. Fails as request() does. */
export function remove< Data >( path: string ): Promise< Data > {
	return post( `${ path }/delete`, {} );
}
