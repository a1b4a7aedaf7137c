import type { Message } from '../contract/types';
import { post } from './client';

interface NewAccount {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly agreed: boolean;
}

/** Opens an account. Fails as post() does. */
export function register(
	account: NewAccount,
	key: string
): Promise< Message > {
	return post( 'users', account, key );
}

/** Asks for the mail again that confirms the e-mail address. Fails as post() does. */
export function resendConfirmation( key: string ): Promise< Message > {
	return post( 'account/confirmation', {}, key );
}
