import { isObject } from '../lib/is-object';

export type ApiErrorKind =
	/** No answer: offline, refused, blocked. */
	| 'network'
	| 'timeout'
	/** The caller no longer wants the answer. */
	| 'aborted'
	/** An answer that is not JSON, or JSON of another shape than expected. */
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
	/** HTTP status, 0 where there was no answer. */
	readonly status: number;
	readonly code: string;
	/** The first parameter that was refused; null where none was. */
	readonly field: string | null;
	/** Seconds until the request may be sent again, of a 429; otherwise 0. */
	readonly retryAfter: number;
	/** Where the account must be signed in to instead, as one that asks for a second factor; '' elsewhere. */
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

/** The server's own words where it has refused a request; otherwise the sentence that is given. */
export function serverMessageOr( sentence: string, cause: unknown ): string {
	const { kind, message, status } = toApiError( cause );
	return kind === 'refused' && status < 500 ? message : sentence;
}
