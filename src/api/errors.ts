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
}

/** The one type of every failed request. */
export class ApiError extends Error {
	readonly kind: ApiErrorKind;
	/** HTTP status, 0 where there was no answer. */
	readonly status: number;
	readonly code: string;
	/** The first parameter that was refused; null where none was. */
	readonly field: string | null;

	constructor( kind: ApiErrorKind, details: Details = {} ) {
		super( details.message ?? kind );
		this.name = 'ApiError';
		this.kind = kind;
		this.status = details.status ?? 0;
		this.code = details.code ?? kind;
		this.field = details.field ?? null;
	}
}

function isObject( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
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
	const { status, params } = isObject( data )
		? data
		: { status: undefined, params: undefined };
	return new ApiError( 'refused', {
		code,
		message: typeof message === 'string' ? message : code,
		status: typeof status === 'number' ? status : 500,
		field: isObject( params )
			? ( Object.keys( params )[ 0 ] ?? null )
			: null,
	} );
}
