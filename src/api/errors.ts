import { isObject } from '../lib/is-object';

type ApiErrorKind =
	/** No response: offline, connection refused, or blocked. */
	| 'network'
	| 'timeout'
	/** The caller aborted the request. */
	| 'aborted'
	/** A response that is not JSON, or JSON of an unexpected shape. */
	| 'format'
	/** An error of WordPress, with its status, code and message. */
	| 'refused';

interface Details {
	readonly status?: number;
	readonly code?: string;
	readonly message?: string;
	readonly field?: string | null;
	readonly retryAfter?: number;
	readonly login?: string;
}

/** The one type of every failed request. */
export class ApiError extends Error {
	readonly kind: ApiErrorKind;
	/** HTTP status; 0 if there was no response. */
	readonly status: number;
	readonly code: string;
	/** Name of the first invalid parameter; null if none is named. */
	readonly field: string | null;
	/** Seconds until the request may be sent again, for a 429; otherwise 0. */
	readonly retryAfter: number;
	/** URL of the login page that this account must use, such as one with a second factor; '' for none. */
	readonly login: string;

	constructor( kind: ApiErrorKind, details: Details = {} ) {
		super( details.message ?? kind );
		this.name = 'ApiError';
		this.kind = kind;
		this.status = details.status ?? 0;
		this.code = details.code ?? kind;
		this.field = details.field ?? null;
		this.retryAfter = details.retryAfter ?? 0;
		this.login = details.login ?? '';
	}
}

/** Turns whatever @wordpress/api-fetch throws into an ApiError. */
export function toApiError( cause: unknown ): ApiError {
	if ( cause instanceof ApiError ) {
		return cause;
	}
	if ( ! isObject( cause ) || typeof cause[ 'code' ] !== 'string' ) {
		return new ApiError( 'network' );
	}
	const { code, message, data } = cause;
	if ( code === 'offline_error' || code === 'fetch_error' ) {
		return new ApiError( 'network', { code } );
	}
	if ( code === 'invalid_json' ) {
		return new ApiError( 'format', { code } );
	}
	const {
		status,
		params,
		retry_after: retryAfter,
		login,
	} = isObject( data ) ? data : {};
	return new ApiError( 'refused', {
		code,
		message: typeof message === 'string' ? message : code,
		status: typeof status === 'number' ? status : 500,
		field: isObject( params )
			? ( Object.keys( params )[ 0 ] ?? null )
			: null,
		retryAfter: typeof retryAfter === 'number' ? retryAfter : 0,
		login: typeof login === 'string' ? login : '',
	} );
}

/** The server's message if it refused the request (status below 500); otherwise `fallback`. */
export function serverMessageOr( fallback: string, cause: unknown ): string {
	const { kind, message, status } = toApiError( cause );
	return kind === 'refused' && status < 500 ? message : fallback;
}
