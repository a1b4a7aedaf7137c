/*
 * Authenticates requests: by WordPress's session cookie and nonce or, if the API has another origin than the page or a
 * cache printed the page for a visitor, by a Bearer token. Requests of the client need not know which.
 */
import type {
	APIFetchMiddleware,
	APIFetchOptions,
	FetchHandler,
} from '@wordpress/api-fetch';
import type { SignedInUser } from '../contract/types';
import { boot } from '../lib/boot';
import { isObject } from '../lib/is-object';
import { noteSignedIn, wasSignedIn } from '../lib/signed-in-flag';

/** The error code of WordPress for a nonce that has expired, or whose session has ended. */
const INVALID_NONCE = 'rest_cookie_invalid_nonce';

const REFUSED = Symbol();

/** The renewed nonce; null if the session has ended; undefined while the nonce of the boot data is in use. */
let renewed: string | null | undefined;
let renewal: Promise< void > | null = null;
/** Whether tokenUser() has found that this page, of the API's own origin, was printed for a visitor in spite of a session. */
let isForVisitor = false;

/** The nonce of a signed-in visitor; null for a visitor who is not signed in. */
export function restNonce(): string | null {
	return renewed === undefined ? boot().nonce : renewed;
}

/** Whether requests of this page carry a token, instead of a nonce. */
export function usesBearer(): boolean {
	return (
		isForVisitor || new URL( boot().rest ).origin !== window.location.origin
	);
}

/** Middleware of apiFetch() that authenticates. Requests of pages, which have a `url`, need a token, but no nonce. */
export const authMiddleware: APIFetchMiddleware = async (
	options,
	next
): Promise< unknown > => {
	if ( usesBearer() ) {
		const { sendWithToken } = await import( './bearer' );
		return sendWithToken( options, next );
	}
	return options.path === undefined
		? next( options )
		: sendWithNonce( options, next );
};

async function sendWithNonce(
	options: APIFetchOptions,
	next: FetchHandler
): Promise< unknown > {
	const send = (): Promise< unknown > => {
		const nonce = restNonce();
		const headers = {
			...options.headers,
			...( nonce !== null && { 'X-WP-Nonce': nonce } ),
		};
		return next( { ...options, headers } ).catch( ( cause: unknown ) => {
			if (
				isObject( cause ) &&
				( cause[ 'code' ] === INVALID_NONCE ||
					// Writing again after the end of the session, as a visitor.
					( renewed === null &&
						options.method &&
						cause[ 'status' ] === 401 ) )
			) {
				return REFUSED;
			}
			throw cause;
		} );
	};
	if ( renewed === null && options.method ) {
		// The visitor may have signed in again in another tab.
		await renew();
	}
	let response = await send();
	if ( response === REFUSED ) {
		await renew();
		response = restNonce() === null ? REFUSED : await send();
	}
	if ( response !== REFUSED ) {
		return response;
	}
	const { sendWithoutSession } = await import(
		/* webpackChunkName: "later" */ './session-ended'
	);
	return sendWithoutSession( options, next );
}

/** Renews the nonce, once for concurrent calls. Rejects if WordPress cannot be reached. */
function renew(): Promise< void > {
	renewal ??= import( /* webpackChunkName: "later" */ './request-nonce' )
		.then( async ( { requestNonce } ) => {
			renewed = await requestNonce();
		} )
		.finally( () => ( renewal = null ) );
	return renewal;
}

/** Stores the token after signing in. A session cookie needs no storing. */
export async function rememberToken( token: string ): Promise< void > {
	if ( usesBearer() ) {
		( await import( './bearer' ) ).storeToken( token );
	}
}

export async function forgetToken(): Promise< void > {
	noteSignedIn( false );
	if ( usesBearer() ) {
		( await import( './bearer' ) ).storeToken( null );
	}
}

/**
 * Requests the signed-in user of a page that was printed for a visitor, because of a cache or the API's other origin.
 * Null if nobody is signed in, or the page knows who is. Rejects if the API cannot be reached.
 */
export async function tokenUser(): Promise< SignedInUser | null > {
	isForVisitor = boot().nonce === null && wasSignedIn();
	return usesBearer() ? ( await import( './bearer' ) ).requestUser() : null;
}
