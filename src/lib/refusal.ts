import { isObject } from './is-object';

/** A server that lacks what the request needs, such as PHP's extension `zip`: another try does not help. */
const NOT_IMPLEMENTED = 501;

/**
 * The message of a failed request (ApiError) that WordPress has refused (status below 500, or 501); '' for other failures,
 * such as of the network.
 */
export function refusalOf( cause: unknown ): string {
	if ( ! isObject( cause ) ) {
		return '';
	}
	const { kind, status, message } = cause;
	const isRefused =
		kind === 'refused' &&
		( Number( status ) < 500 || status === NOT_IMPLEMENTED );
	return isRefused ? String( message ) : '';
}
