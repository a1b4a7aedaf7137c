/* The account of who is signed in. All functions fail as those of the client. */
import type { Account, Message, SessionList } from '../contract/types';
import { get, post, put, remove, upload } from './client';

type Profile = Pick<
	Account,
	| 'name'
	| 'first_name'
	| 'last_name'
	| 'bio'
	| 'url'
	| 'links'
	| 'reply_mail'
	| 'chat_mail'
>;

/** Stores the fields that are given. */
export function saveAccount( fields: Partial< Profile > ): Promise< Account > {
	return put( 'account', fields );
}

export function savePortrait( picture: Blob ): Promise< Account > {
	const form = new FormData();
	form.append( 'file', picture );
	return upload( 'account/portrait', form );
}

/** The account has a drawn portrait again. */
export function removePortrait(): Promise< Account > {
	return remove( 'account/portrait' );
}

/** Asks for another e-mail address, which its mail confirms. */
export function changeEmail(
	change: { readonly email: string; readonly password: string },
	key: string
): Promise< Account > {
	return post( 'account/email', change, key );
}

export function cancelEmailChange(): Promise< Account > {
	return remove( 'account/email' );
}

/** Ends all other sessions. */
export function changePassword(
	change: { readonly current: string; readonly password: string },
	key: string
): Promise< Message > {
	return post( 'account/password', change, key );
}

export function getSessions(): Promise< SessionList > {
	return get( 'account/sessions' );
}

export function endSession( id: string ): Promise< SessionList > {
	return remove( `account/sessions/${ id }` );
}

export function endOtherSessions(): Promise< SessionList > {
	return remove( 'account/sessions' );
}

/** Has all data about the member sent by mail. */
export function requestExport( key: string ): Promise< Message > {
	return post( 'account/export', {}, key );
}

/** Ends all sessions; the account is deleted some days later. */
export function deleteAccount(
	password: string,
	key: string
): Promise< Account > {
	return post( 'account/deletion', { password }, key );
}

/** Cancels the deletion. */
export function cancelDeletion(): Promise< Account > {
	return remove( 'account/deletion' );
}
