import apiFetch from '@wordpress/api-fetch';
import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { readMiddleware } from './client';
import { ApiError } from './errors';
import { sessionEnded } from './session-ended';

/** Says that the session has ended, for WordPress's "Cookie check failed". */
const sessionMiddleware: APIFetchMiddleware = async (
	options,
	next
): Promise< unknown > => {
	try {
		return await next( options );
	} catch ( cause ) {
		if (
			cause instanceof ApiError &&
			cause.code === 'rest_cookie_invalid_nonce'
		) {
			throw sessionEnded( cause.status, cause.code );
		}
		throw cause;
	}
};

/** Sets up WordPress's own apiFetch() in wp-admin, which has a URL and authentication. Call it once, before any request. */
export function setUpAdminApi(): void {
	apiFetch.use( readMiddleware );
	apiFetch.use( sessionMiddleware );
}
