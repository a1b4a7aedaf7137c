import apiFetch from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { logError } from '../lib/log-error';
import { ApiError, toApiError } from './errors';

/** Milliseconds that a request may take. */
const TIMEOUT = 15_000;

/** Where requests go and, for a signed-in visitor, how WordPress knows whose they are. */
export function setUpApi(): void {
	const { rest, nonce, nonce_url: nonceUrl } = boot();
	apiFetch.use( apiFetch.createRootURLMiddleware( rest ) );
	if ( nonce !== null && nonceUrl !== null ) {
		apiFetch.nonceEndpoint = nonceUrl;
		apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( nonce );
		apiFetch.use( apiFetch.nonceMiddleware );
	}
}

/** The nonce of a signed-in visitor, as apiFetch last renewed it; null for who is not signed in. */
export function restNonce(): string | null {
	return apiFetch.nonceMiddleware?.nonce ?? boot().nonce;
}

interface Limit {
	/** Aborted with an ApiError as its reason. */
	readonly signal: AbortSignal;
	readonly release: () => void;
}

/** Ends a request with the caller's signal, or after TIMEOUT. */
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
 * Calls the site's own API.
 *
 * @param  path           REST path below the namespace, with its query.
 * @param  options        What apiFetch() takes beside it.
 * @param  options.method Of HTTP; GET where nothing is said.
 * @param  options.data   Body, sent as JSON.
 * @param  caller         Ends the request early.
 * @throws {ApiError} On any failure; of kind 'aborted' as soon as the signal says so.
 */
async function request< Response >(
	path: string,
	options: { readonly method?: 'POST'; readonly data?: object },
	caller?: AbortSignal
): Promise< Response > {
	const { signal, release } = limit( caller );
	try {
		return await apiFetch< Response >( {
			...options,
			path: `/${ boot().namespace }/${ path }`,
			signal,
		} );
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
