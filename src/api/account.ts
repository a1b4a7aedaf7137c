/* The signed-in user's account. All functions reject as those of client.ts do. */
import type { Account, Message, SessionList } from '../contract/types';
import { get, post, remove } from './client';
import { upload } from './send-file';

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

/** Changes the given fields only. */
export function saveAccount( fields: Partial< Profile > ): Promise< Account > {
	return post( 'account', fields );
}

export function savePortrait( picture: Blob ): Promise< Account > {
	const form = new FormData();
	form.append( 'file', picture );
	return upload( 'account/portrait', form );
}

/** Deletes the uploaded portrait; the site shows a generated one again. */
export function removePortrait(): Promise< Account > {
	return remove( 'account/portrait' );
}

/** Requests a change of the e-mail address. It takes effect once the links mailed to the addresses are opened. */
export function changeEmail(
	change: { readonly email: string; readonly password: string },
	key: string
): Promise< Account > {
	return post( 'account/email', change, key );
}

export function cancelEmailChange(): Promise< Account > {
	return remove( 'account/email' );
}

/** Changes the password and ends all other sessions. */
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

/** Requests a mail with a link to all data about the member. */
export function requestExport( key: string ): Promise< Message > {
	return post( 'account/export', {}, key );
}

/** Ends all sessions and schedules the deletion of the account, some days later. */
export function deleteAccount(
	password: string,
	key: string
): Promise< Account > {
	return post( 'account/deletion', { password }, key );
}

export function cancelDeletion(): Promise< Account > {
	return remove( 'account/deletion' );
}
