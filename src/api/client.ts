import apiFetch from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { logError } from '../lib/log-error';
import { ApiError, toApiError } from './errors';

/** Milliseconds that a request may take. */
const TIMEOUT = 15_000;

/**
 * Sets up apiFetch(): the address of REST and, for a signed-in visitor, the nonce. Call it once, before any request.
 */
export function setUpApi(): void {
	const { rest, nonce, nonce_url: nonceUrl } = boot();
	apiFetch.setFetchHandler( ( options ) =>
		apiFetch.defaultFetchHandler(
			options.path === undefined && options.url
				? { ...options, url: withoutLocale( options.url ) }
				: options
		)
	);
	apiFetch.use( apiFetch.createRootURLMiddleware( rest ) );
	if ( nonce !== null && nonceUrl !== null ) {
		apiFetch.nonceEndpoint = nonceUrl;
		apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( nonce );
		apiFetch.use( apiFetch.nonceMiddleware );
	}
}

/** The nonce of a signed-in visitor, as apiFetch last renewed it; null for a visitor who is not signed in. */
export function restNonce(): string | null {
	return apiFetch.nonceMiddleware?.nonce ?? boot().nonce;
}

/** Removes the argument that apiFetch() adds for the user's language, since pages are in the language of the site. */
function withoutLocale( url: string ): string {
	return url.replace( '&_locale=user', '' );
}

interface Limit {
	/** Aborted with an ApiError as its reason. */
	readonly signal: AbortSignal;
	readonly release: () => void;
}

/** A signal that is aborted with the caller's, or after TIMEOUT. */
function limit( caller?: AbortSignal ): Limit {
	const controller = new AbortController();
	const giveUp = () => controller.abort( new ApiError( 'aborted' ) );
	const timer = setTimeout(
		() => controller.abort( new ApiError( 'timeout' ) ),
		TIMEOUT
	);
	caller?.addEventListener( 'abort', giveUp );
	if ( caller?.aborted ) {
		giveUp();
	}
	return {
		signal: controller.signal,
		release() {
			clearTimeout( timer );
			caller?.removeEventListener( 'abort', giveUp );
		},
	};
}

/**
 * Sends a request, with a signal that is aborted by the caller or after TIMEOUT. Reports a failure.
 *
 * @throws {ApiError} On any failure.
 */
async function run< Result >(
	send: ( signal: AbortSignal ) => Promise< Result >,
	caller?: AbortSignal
): Promise< Result > {
	const { signal, release } = limit( caller );
	try {
		return await send( signal );
	} catch ( cause ) {
		const error = toApiError( signal.aborted ? signal.reason : cause );
		if ( error.kind !== 'aborted' ) {
			logError( error );
		}
		throw error;
	} finally {
		release();
	}
}

/**
 * Calls the site's own API.
 *
 * @param  path           REST path below the namespace, with its query.
 * @param  options        Other options of apiFetch().
 * @param  options.method HTTP method; GET by default.
 * @param  options.data   Body, sent as JSON.
 * @param  caller         Aborts the request.
 * @throws {ApiError} On any failure; of kind 'aborted' as soon as the signal is aborted.
 */
function request< Response >(
	path: string,
	options: { readonly method?: 'POST'; readonly data?: object },
	caller?: AbortSignal
): Promise< Response > {
	return run(
		( signal ) =>
			apiFetch< Response >( {
				...options,
				path: `/${ boot().namespace }/${ path }`,
				signal,
			} ),
		caller
	);
}

/** The value of a JSON text; null where the text is not JSON. */
function parse( text: string ): unknown {
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return null;
	}
}

/** Whether an address that could not be fetched redirects: to another host, or in a loop. */
async function isRedirected(
	url: string,
	signal: AbortSignal
): Promise< boolean > {
	const answer: unknown = await apiFetch< unknown, false >( {
		url,
		parse: false,
		redirect: 'manual',
		signal,
	} ).catch( ( cause: unknown ) => cause );
	return answer instanceof Response && answer.type === 'opaqueredirect';
}

/**
 * The JSON that an address of the site answers, with any status; redirects on this host are followed.
 *
 * @param  url
 * @param  caller Aborts the request.
 * @return Null where the answer is not JSON, or a redirect leads to another host.
 * @throws {ApiError} As get().
 */
export function getPage(
	url: string,
	caller?: AbortSignal
): Promise< unknown > {
	return run( async ( signal ) => {
		const answer: unknown = await apiFetch< unknown, false >( {
			url,
			parse: false,
			credentials: 'same-origin',
			signal,
		} ).catch( ( cause: unknown ) => cause );
		if ( answer instanceof Response ) {
			const body = await answer.text();
			return parse( body );
		}
		const { kind } = toApiError( answer );
		if (
			kind === 'network' &&
			! signal.aborted &&
			navigator.onLine &&
			( await isRedirected( url, signal ) )
		) {
			return null;
		}
		throw answer;
	}, caller );
}

/** The response of `GET {namespace}/{path}`. Fails as request() does. */
export function get< Response >(
	path: string,
	caller?: AbortSignal
): Promise< Response > {
	return request( path, {}, caller );
}

/** The response of `POST {namespace}/{path}` with a body of JSON. Fails as request() does. */
export function post< Response >(
	path: string,
	data: object
): Promise< Response > {
	return request( path, { method: 'POST', data } );
}
