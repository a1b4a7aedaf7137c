/*
 * Bearer tokens, for an API at another origin. The token is in memory only; the refresh token is in a cookie that no
 * script can read.
 */
import type { APIFetchOptions, FetchHandler } from '@wordpress/api-fetch';
import { TOKEN_SECONDS } from '../contract/constants';
import type { SignedInUser } from '../contract/types';
import { boot } from '../lib/boot';
import { siteKey } from '../lib/site-key';
import { readStorage, writeStorage } from '../lib/storage';
import { ApiError, toApiError } from './errors';
import { sendSignedOut, withHeader } from './signed-out';

const REFRESH = 'jwt-auth/v1/token/refresh';

/** A part of what refreshing answers. */
interface Token {
	readonly token: string;
	readonly user: SignedInUser;
}

/** Milliseconds before its end at which a token is replaced, so that a request arrives with one that counts. */
const MARGIN = 60_000;

let token: string | null = null;
/** Time in milliseconds at which the token is replaced. */
let staleAt = 0;
/** The user of this page, once that is known. */
let user: SignedInUser | null = null;
/** Whether somebody else has signed in in another tab since: nothing is sent in another name. */
let isReplaced = false;
let refreshing: Promise< void > | null = null;

/** Storage key of whether somebody has signed in in this browser: the cookie itself cannot be seen. */
function storageKey(): string {
	return siteKey( 'signed-in' );
}

export function wasSignedIn(): boolean {
	return readStorage( 'localStorage', storageKey() ) !== null;
}

export function storeToken( value: string | null ): void {
	token = value;
	staleAt = Date.now() + TOKEN_SECONDS * 1000 - MARGIN;
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
	const isStale = token === null || Date.now() >= staleAt;
	if ( isStale && ! isReplaced && wasSignedIn() ) {
		await refresh();
	}
	if ( isReplaced ) {
		return sendSignedOut( options, next );
	}
	if ( token === null ) {
		return send();
	}
	const sent = token;
	try {
		return await send();
	} catch ( cause ) {
		if ( toApiError( cause ).status !== 401 ) {
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
	if ( ! response.ok ) {
		storeToken( null );
		return;
	}
	const next = ( await response.json() ) as Token;
	isReplaced = user !== null && user.id !== next.user.id;
	if ( isReplaced ) {
		token = null;
	} else {
		user = next.user;
		storeToken( next.token );
	}
}

/**
 * Finds out after a page has been loaded who is signed in; null for nobody.
 *
 * @throws {ApiError} Where the API cannot be asked.
 */
export async function requestUser(): Promise< SignedInUser | null > {
	if ( wasSignedIn() ) {
		await refresh();
	}
	return token === null ? null : user;
}
