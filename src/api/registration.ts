import type { Message } from '../contract/types';
import { post } from './client';

export interface NewAccount {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly agreed: boolean;
}

export function register(
	account: NewAccount,
	key: string
): Promise< Message > {
	return post( 'users', account, key );
}

/** Sends the mail that confirms the address again; the response is the same for any login. Fails as post() does. */
export function resendConfirmation(
	login: string,
	key: string
): Promise< Message > {
	return post( 'confirmation', { login }, key );
}
