import type { APIFetchOptions, FetchHandler } from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { ApiError } from './errors';

/** Event of the window: the session has ended, but the visitor has not signed out. */
export const SESSION_ENDED = 'hien-session-ended';

let signsOut = false;

/** Set while the visitor signs out: pending requests then fail, which needs no message. */
export function setSigningOut( value: boolean ): void {
	signsOut = value;
}

export function isSigningOut(): boolean {
	return signsOut;
}

/** The error of a request that is refused because the session has ended. */
export function sessionEnded( status: number, code: string ): ApiError {
	return new ApiError( 'refused', {
		status,
		code,
		message: __(
			'Phiên đăng nhập đã hết. Những gì bạn viết vẫn còn, bạn đăng nhập lại rồi gửi nhé.',
			'hien'
		),
	} );
}

/** Sends a GET request without authentication, once the session has ended; throws a 401 for other methods. */
export function sendWithoutSession(
	options: APIFetchOptions,
	next: FetchHandler
): Promise< unknown > {
	if ( ! signsOut ) {
		// Deferred, so that the sign-in dialog opens after the caller has shown the failure.
		setTimeout( () => window.dispatchEvent( new Event( SESSION_ENDED ) ) );
	}
	if ( ( options.method ?? 'GET' ) === 'GET' ) {
		return next( options );
	}
	throw sessionEnded( 401, SESSION_ENDED );
}
