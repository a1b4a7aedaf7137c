import { isObject } from '../lib/is-object';

type ApiErrorKind =
	/** No response: offline, connection refused, or blocked. */
	| 'network'
	| 'timeout'
	/** The caller aborted the request. */
	| 'aborted'
	/** A response that is not JSON, or JSON of an unexpected shape. */
	| 'format'
	/** The host's firewall refused the request before WordPress got it; server-message.ts has the message. */
	| 'blocked'
	/** An error of WordPress, with its status, code and message. */
	| 'refused';

/** A form of WordPress itself: it does what a plugin or the server refuses to do for ours. */
export interface WordpressForm {
	readonly url: string;
	/** What was typed, by the names of that form: it is sent there by POST. Without fields the URL is opened. */
	readonly fields: Readonly< Record< string, unknown > >;
}

interface Details {
	readonly status?: number;
	readonly code?: string;
	readonly message?: string;
	readonly field?: string | null;
	readonly retryAfter?: number;
	readonly form?: WordpressForm | null;
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
	/** The form to use instead, for example because a plugin asks for a captcha or a second factor there; null for none. */
	readonly form: WordpressForm | null;

	constructor( kind: ApiErrorKind, details: Details = {} ) {
		super( details.message ?? kind );
		this.name = 'ApiError';
		this.kind = kind;
		this.status = details.status ?? 0;
		this.code = details.code ?? kind;
		this.field = details.field ?? null;
		this.retryAfter = details.retryAfter ?? 0;
		this.form = details.form ?? null;
	}
}

/** Statuses of the pages, or empty responses, with which firewalls refuse a request (ModSecurity, Imunify360, Wordfence). */
const FIREWALL_STATUSES = [ 403, 405, 406, 415, 501 ];

/** The value of a JSON text; null if the text is not JSON. */
export function parseJson( text: string ): unknown {
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return null;
	}
}

/**
 * The JSON of a response; throws an ApiError for an error of WordPress, and for a response that is not from WordPress.
 * apiFetch() does not read it, because its error for a response without JSON has no status.
 */
export function readJson( status: number, body: string ): unknown {
	const value = parseJson( body );
	if ( status < 300 && value !== null ) {
		return value;
	}
	if ( isObject( value ) && typeof value[ 'code' ] === 'string' ) {
		throw toApiError( value );
	}
	throw FIREWALL_STATUSES.includes( status )
		? new ApiError( 'blocked', { status } )
		: new ApiError( 'format', { status } );
}

function toForm( form: unknown ): WordpressForm | null {
	return isObject( form ) && typeof form[ 'url' ] === 'string'
		? {
				url: form[ 'url' ],
				// A copy is an object, also of the array that PHP writes for no fields.
				fields: { ...( form[ 'fields' ] as object | undefined ) },
			}
		: null;
}

/** Converts anything that a request has thrown to an ApiError. */
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
	const {
		status,
		params,
		retry_after: retryAfter,
		form,
	} = isObject( data ) ? data : {};
	return new ApiError( 'refused', {
		code,
		message: typeof message === 'string' ? message : code,
		status: typeof status === 'number' ? status : 500,
		field: isObject( params )
			? ( Object.keys( params )[ 0 ] ?? null )
			: null,
		retryAfter: typeof retryAfter === 'number' ? retryAfter : 0,
		form: toForm( form ),
	} );
}
