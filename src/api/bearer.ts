/*
 * Bearer tokens, for pages that do not know who is signed in. The token is in memory only; the refresh token is in a
 * cookie that no script can read.
 */
import type { APIFetchOptions, FetchHandler } from '@wordpress/api-fetch';
import { TOKEN_SECONDS } from '../contract/constants';
import type { SignedInUser } from '../contract/types';
import { boot } from '../lib/boot';
import { siteKey } from '../lib/site-key';
import { noteSignedIn, wasSignedIn } from '../lib/signed-in-flag';
import { ApiError, toApiError } from './errors';
import { createSignal } from './request-signal';
import { isSigningOut, sendWithoutSession } from './session-ended';

const REFRESH = 'jwt-auth/v1/token/refresh';

interface Token {
	readonly token: string;
	readonly user: SignedInUser;
}

/** A token is replaced this many milliseconds before it expires, so that it is still valid when the request arrives. */
const MARGIN = 60_000;

let token: string | null = null;
/** Time in milliseconds at which the token is replaced. */
let staleAt = 0;
/** The user of this page; null until known. */
let user: SignedInUser | null = null;
/** Whether another user has signed in in another tab. This page then sends its requests without a token. */
let isReplaced = false;
let refreshing: Promise< void > | null = null;

export function storeToken( value: string | null ): void {
	token = value;
	staleAt = Date.now() + TOKEN_SECONDS * 1000 - MARGIN;
	noteSignedIn( value !== null );
}

/** Sends a request with the token. An expired one is refreshed first, or after a 401. */
export async function sendWithToken(
	options: APIFetchOptions,
	next: FetchHandler
): Promise< unknown > {
	const send = () =>
		next( {
			...options,
			headers: { ...options.headers, Authorization: `Bearer ${ token }` },
		} );
	if ( options.path?.startsWith( '/jwt-auth/' ) ) {
		return next( options );
	}
	const isStale = token === null || Date.now() >= staleAt;
	if ( isStale && ! isReplaced && wasSignedIn() ) {
		await refresh();
	}
	if ( isReplaced ) {
		return sendWithoutSession( options, next );
	}
	if ( token === null ) {
		return next( options ).catch( ( cause: unknown ) => {
			const { status } = toApiError( cause );
			if ( user && options.method && status === 401 ) {
				return sendWithoutSession( options, next ); // Writing again after the end of the session.
			}
			throw cause;
		} );
	}
	const sent = token;
	try {
		return await send();
	} catch ( cause ) {
		if ( toApiError( cause ).status !== 401 || isSigningOut() ) {
			throw cause;
		}
	}
	// Unless another request has refreshed it meanwhile.
	if ( token === sent ) {
		await refresh();
	}
	return token === null ? sendWithoutSession( options, next ) : send();
}

/** Refreshes the token. Concurrent calls share one request. */
function refresh(): Promise< void > {
	refreshing ??= oneTabAtATime( requestToken ).finally(
		() => ( refreshing = null )
	);
	return refreshing;
}

/** A refresh token is valid once: if two tabs sent the same one, the server would end the session. */
async function oneTabAtATime( work: () => Promise< void > ): Promise< void > {
	// Browsers have locks on https only.
	await ( 'locks' in navigator
		? navigator.locks.request( siteKey( 'refresh' ), work )
		: work() );
}

/** @throws {ApiError} If the API cannot be reached. */
async function requestToken(): Promise< void > {
	const { signal, release } = createSignal();
	try {
		const response = await globalThis.fetch( boot().rest + REFRESH, {
			method: 'POST',
			credentials: 'include',
			signal,
		} );
		if ( response.status === 429 || response.status >= 500 ) {
			throw new ApiError( 'network' );
		}
		receiveToken(
			response.ok ? ( ( await response.json() ) as Token ) : null
		);
	} catch ( cause ) {
		throw toApiError( cause );
	} finally {
		release();
	}
}

/** Stores the result of a refresh; null if the session has ended. */
function receiveToken( next: Token | null ): void {
	if ( next === null ) {
		storeToken( null );
		return;
	}
	isReplaced = user !== null && user.id !== next.user.id;
	if ( isReplaced ) {
		token = null;
	} else {
		user = next.user;
		storeToken( next.token );
	}
}

/** Requests the signed-in user after a page load; null for a visitor. Rejects with an ApiError. */
export async function requestUser(): Promise< SignedInUser | null > {
	if ( wasSignedIn() ) {
		await refresh();
	}
	return token === null ? null : user;
}
