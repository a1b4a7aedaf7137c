/*
 * How requests say who is signed in: by WordPress's session with its nonce, or, where the API has another origin than
 * the page, by a Bearer token. No other module knows which.
 */
import type {
	APIFetchMiddleware,
	APIFetchOptions,
	FetchHandler,
} from '@wordpress/api-fetch';
import type { SignedInUser } from '../contract/types';
import { boot } from '../lib/boot';
import { sendSignedOut, withHeader } from './signed-out';

/** What WordPress answers once a nonce has run out, or its session has ended. */
const INVALID_NONCE = 'rest_cookie_invalid_nonce';

const REFUSED = Symbol( INVALID_NONCE );

/** The nonce as it was last renewed, null without a session; undefined as long as that of the page counts. */
let renewed: string | null | undefined;
let renewal: Promise< void > | null = null;

/** The nonce of a signed-in visitor; null for a visitor who is not signed in. */
export function restNonce(): string | null {
	return renewed === undefined ? boot().nonce : renewed;
}

/** Whether the API has another origin than the page. */
export function usesBearer(): boolean {
	return new URL( boot().rest ).origin !== window.location.origin;
}

/** Signs requests. Pages, which name an address and no path, need no nonce, but a token where the cookies are another site's. */
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
	const send = (): Promise< unknown > =>
		next( withHeader( options, 'X-WP-Nonce', restNonce() ) ).catch(
			( cause: unknown ) => {
				if ( codeOf( cause ) !== INVALID_NONCE ) {
					throw cause;
				}
				return REFUSED;
			}
		);
	let answer = await send();
	if ( answer === REFUSED ) {
		renewal ??= renew().finally( () => ( renewal = null ) );
		await renewal;
		answer = restNonce() === null ? REFUSED : await send();
	}
	return answer === REFUSED ? sendSignedOut( options, next ) : answer;
}

/** @throws {Error} Where WordPress cannot be asked. */
async function renew(): Promise< void > {
	const { requestNonce } = await import(
		/* webpackChunkName: "request-nonce" */ './request-nonce'
	);
	renewed = await requestNonce();
}

function codeOf( cause: unknown ): unknown {
	return typeof cause === 'object' && cause !== null && 'code' in cause
		? cause.code
		: null;
}

/** Takes note that somebody has signed in. */
export async function rememberToken( token: string ): Promise< void > {
	if ( usesBearer() ) {
		( await import( './bearer' ) ).storeToken( token );
	}
}

/** Takes note that nobody is signed in any more. */
export async function forgetToken(): Promise< void > {
	if ( usesBearer() ) {
		( await import( './bearer' ) ).storeToken( null );
	}
}

/**
 * The user whom the page does not know, since the API has a session of its own; null where there is none.
 *
 * @throws {Error} Where the API cannot be asked.
 */
export async function tokenUser(): Promise< SignedInUser | null > {
	return usesBearer() ? ( await import( './bearer' ) ).requestUser() : null;
}
