/** Helpers that write to the chat's database: as the site's service account, and as members by the real SDK. */
import type { Page } from '@playwright/test';
import { accessToken } from '../../playground/firebase-server/client.mjs';
import type { ChatServer } from './server.d.mts';

/** A thread. */
export interface ThreadRecord {
	readonly name: string;
	readonly avt: string;
	readonly last: string;
	readonly lastAt: number;
	readonly lastType: 'Admin' | 'user';
	readonly unreadAdmin: number;
	readonly unreadUser: number;
}

const tokens = new WeakMap< ChatServer, Promise< string > >();

/** A request as the service account; a restarted server needs a new token. */
async function request(
	server: ChatServer,
	path: string,
	options: RequestInit = {}
): Promise< Response > {
	const send = async () => {
		const token = tokens.get( server ) ?? accessToken( server );
		tokens.set( server, token );
		return fetch(
			`${ server.url }/${ path }.json?access_token=${ await token }`,
			options
		);
	};
	const response = await send();
	if ( response.status !== 401 ) {
		return response;
	}
	tokens.delete( server );
	return send();
}

/** Writes a value at a path, ignoring the rules; null removes it. */
export async function store(
	server: ChatServer,
	path: string,
	value: unknown
): Promise< void > {
	const response = await request( server, path, {
		method: 'PUT',
		body: JSON.stringify( value ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ path }: ${ await response.text() }` );
	}
}

/** The value at a path. */
export async function stored(
	server: ChatServer,
	path: string
): Promise< unknown > {
	return ( await request( server, path ) ).json();
}

export function thread(
	name: string,
	more: Partial< ThreadRecord > = {}
): ThreadRecord {
	return {
		name,
		avt: '',
		last: 'Em chào thầy ạ',
		lastAt: Date.now(),
		lastType: 'user',
		unreadAdmin: 0,
		unreadUser: 0,
		...more,
	};
}

/** A message of a member. */
export function message( uid: string, name: string, text: string, at: number ) {
	return {
		username: name,
		type: 'user',
		avt: '',
		message: text,
		user_id: uid,
		createdAt: at,
		isRead: false,
		isOnPress: false,
	};
}

/** URL of the REST route that issues the database token; wp-admin adds a query. */
export const TOKEN = '**/chat/token*';

/** WordPress refuses the token, as for a user of another site of the network, until `page.unroute( TOKEN )`. */
export async function refuseToken( page: Page ): Promise< void > {
	await page.route( TOKEN, ( route ) =>
		route.fulfill( {
			status: 403,
			json: {
				code: 'rest_forbidden',
				message: 'Tài khoản của bạn chưa là thành viên của trang này.',
				data: { status: 403 },
			},
		} )
	);
}
