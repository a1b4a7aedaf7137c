import type { Message } from '../contract/types';
import { post } from './client';

/** Requests the mail with the link to set a new password. Fails as post() does. */
export function requestPasswordReset(
	login: string,
	key: string
): Promise< Message > {
	return post( 'password', { login }, key );
}

/** Sets a new password with the key from the mail. Fails as post() does. */
export function setPassword(
	reset: {
		/** From the link in the mail. */
		readonly key: string;
		readonly login: string;
		readonly password: string;
	},
	key: string
): Promise< Message > {
	return post( 'password', reset, key );
}
