import type { APIFetchOptions } from '@wordpress/api-fetch';

/** Options of a request with one more header, unless its value is null. */
export function withHeader(
	options: APIFetchOptions,
	name: string,
	value: string | null
): APIFetchOptions {
	return value === null
		? options
		: { ...options, headers: { ...options.headers, [ name ]: value } };
}
