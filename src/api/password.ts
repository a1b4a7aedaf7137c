import type { Message } from '../contract/types';
import { post } from './client';

/** Asks for the mail by which a new password is set. Fails as post() does. */
export function requestPasswordReset(
	login: string,
	key: string
): Promise< Message > {
	return post( 'password', { login }, key );
}

/** Sets a new password with the key of the mail. Fails as post() does. */
export function setPassword(
	reset: {
		/** Of the mail. */
		readonly key: string;
		readonly login: string;
		readonly password: string;
	},
	key: string
): Promise< Message > {
	return post( 'password', reset, key );
}
