/*
 * Bearer tokens, for an API at another origin. The token is in memory only; the refresh token is in a cookie that no
 * script can read.
 */
import type { APIFetchOptions, FetchHandler } from '@wordpress/api-fetch';
import { boot } from '../lib/boot';
import { siteKey } from '../lib/site-key';
import { readStorage, writeStorage } from '../lib/storage';
import { ApiError } from './errors';
import { sendSignedOut, withHeader } from './signed-out';

const REFRESH = 'jwt-auth/v1/token/refresh';

let token: string | null = null;
let refreshing: Promise< void > | null = null;

/** Storage key of whether somebody has signed in in this browser: the cookie itself cannot be seen. */
function storageKey(): string {
	return siteKey( 'signed-in' );
}

export function wasSignedIn(): boolean {
	return readStorage( 'localStorage', storageKey() ) !== null;
}

export function keepToken( value: string | null ): void {
	token = value;
	writeStorage( 'localStorage', storageKey(), value && '1' );
}

/** Sends a request with the token; once it has run out, with the next one. */
export async function sendWithToken(
	options: APIFetchOptions,
	next: FetchHandler
): Promise< unknown > {
	const send = () =>
		next(
			withHeader( options, 'Authorization', token && `Bearer ${ token }` )
		);
	if ( options.path?.startsWith( '/jwt-auth/' ) ) {
		return next( options );
	}
	if ( token === null && wasSignedIn() ) {
		await refresh();
	}
	if ( token === null ) {
		return send();
	}
	const sent = token;
	try {
		return await send();
	} catch ( cause ) {
		if ( statusOf( cause ) !== 401 ) {
			throw cause;
		}
	}
	// Not where another request has got the next one by now.
	if ( token === sent ) {
		await refresh();
	}
	return token === null ? sendSignedOut( options, next ) : send();
}

/** Gets the next token, once for all requests that wait for it. */
function refresh(): Promise< void > {
	refreshing ??= oneTabAtATime( requestToken ).finally(
		() => ( refreshing = null )
	);
	return refreshing;
}

/** A refresh token counts once: two tabs that send the same one would end the session. */
async function oneTabAtATime( work: () => Promise< void > ): Promise< void > {
	// Browsers have locks on https only.
	await ( 'locks' in navigator
		? navigator.locks.request( siteKey( 'refresh' ), work )
		: work() );
}

/** @throws {ApiError} Where the API cannot be asked. */
async function requestToken(): Promise< void > {
	const response = await globalThis
		.fetch( boot().rest + REFRESH, {
			method: 'POST',
			credentials: 'include',
		} )
		.catch( () => null );
	if (
		response === null ||
		response.status === 429 ||
		response.status >= 500
	) {
		throw new ApiError( 'network' );
	}
	const answer = response.ok
		? ( ( await response.json() ) as { token: string } )
		: null;
	keepToken( answer?.token ?? null );
}

function statusOf( cause: unknown ): unknown {
	return ( cause as { data?: { status?: unknown } } | null )?.data?.status;
}
