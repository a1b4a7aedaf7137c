import type { Message } from '../contract/types';
import { post } from './client';

interface NewAccount {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly agreed: boolean;
}

/** Creates an account. Fails as post() does. */
export function register(
	account: NewAccount,
	key: string
): Promise< Message > {
	return post( 'users', account, key );
}

/**
 * Sends the mail to confirm the e-mail address again. Fails as post() does.
 *
 * @param login E-mail address or user name; the response is the same for any.
 * @param key
 */
export function resendConfirmation(
	login: string,
	key: string
): Promise< Message > {
	return post( 'confirmation', { login }, key );
}
