import type { APIFetchOptions, FetchHandler } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { ApiError } from './errors';

/** The window's event where a session has ended without the visitor's doing. */
export const SESSION_ENDED = 'hien-session-ended';

/** Sends a request whose session has ended: anybody may read, but who writes has to sign in first. */
export function sendSignedOut(
	options: APIFetchOptions,
	next: FetchHandler
): Promise< unknown > {
	// After whoever sent the request has shown that it failed: the dialog with the way back in comes last.
	setTimeout( () => window.dispatchEvent( new Event( SESSION_ENDED ) ) );
	if ( ( options.method ?? 'GET' ) === 'GET' ) {
		return next( options );
	}
	throw new ApiError( 'refused', {
		status: 401,
		code: SESSION_ENDED,
		message: __(
			'Phiên đăng nhập đã hết. Những gì bạn viết vẫn còn, bạn đăng nhập lại rồi gửi nhé.',
			'hien'
		),
	} );
}

export function withHeader(
	options: APIFetchOptions,
	name: string,
	value: string | null
): APIFetchOptions {
	return value === null
		? options
		: { ...options, headers: { ...options.headers, [ name ]: value } };
}
