import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
	get,
	limitToLast,
	query,
	ref,
	serverTimestamp,
	update,
} from 'firebase/database';
import { startFirebaseServer } from '../../playground/firebase-server/server.mjs';
import { newServiceAccount } from '../../playground/firebase-server/tokens.mjs';
import {
	connect,
	customToken,
} from '../../playground/firebase-server/client.mjs';
import type { Client } from '../../playground/firebase-server/client.mjs';

/*
 * The rules of the chat's database: writes that they allow, and the same writes with one change, which they refuse.
 */

const account = newServiceAccount( 'hien-demo' );
const rules = JSON.parse(
	readFileSync( 'plugin/firebase/database.rules.json', 'utf8' )
) as object;

const IMAGES = 'https://hien.vn/wp-content/uploads/hien-chat/';
const FAR = 9_999_999_999_999;

/** A key as push() makes them, and the place of a new message. */
const KEY = '-OfEx0a1b2c3d4e5f6g7';
const NEW = `chats/7/${ KEY }`;

/** The beginning of the minute in which messages are counted. */
const BEGAN = Date.now();

const shared = { images: IMAGES, author: '1', issued: Date.now() };
const HOURS_OLD = Date.now() - 4_000_000;
const people = {
	binh: { uid: '7', claims: { ...shared, name: 'Bình', avt: '/binh.webp' } },
	binhBefore: {
		uid: '7',
		claims: {
			...shared,
			name: 'Bình',
			avt: '/binh.webp',
			issued: HOURS_OLD,
		},
	},
	binhBlocked: {
		uid: '7',
		claims: {
			...shared,
			name: 'Bình',
			avt: '/binh.webp',
			blocked: true,
		},
	},
	chi: { uid: '8', claims: { ...shared, name: 'Chi', avt: '/chi.webp' } },
	an: {
		uid: '1',
		claims: { ...shared, name: 'An', avt: '/an.webp', admin: true },
	},
	anBefore: {
		uid: '1',
		claims: {
			...shared,
			name: 'An',
			avt: '/an.webp',
			admin: true,
			issued: HOURS_OLD,
		},
	},
};
type Person = keyof typeof people | 'guest';

let server: Awaited< ReturnType< typeof startFirebaseServer > >;
const clients = new Map< Person, Client >();

test.beforeAll( async () => {
	server = await startFirebaseServer( {
		port: 0,
		rules,
		serviceAccount: account,
	} );
	clients.set( 'guest', connect( server.port ) );
	for ( const [ name, { uid, claims } ] of Object.entries( people ) ) {
		const client = connect( server.port );
		await client.signIn( await customToken( account, uid, claims ) );
		clients.set( name as Person, client );
	}
} );

test.afterAll( async () => {
	await Promise.all( [ ...clients.values() ].map( ( { end } ) => end() ) );
	await server.stop();
} );

type Values = Record< string, unknown >;

/** The data before a case: a conversation of Bình and the author, an hour old. */
function before(): Values {
	const then = Date.now() - 3_600_000;
	return {
		chats: {
			7: {
				a: stored( 'user', '7', people.binh.claims, then ),
				b: stored( 'Admin', '1', people.an.claims, then ),
			},
		},
		threads: {
			7: {
				name: 'Bình',
				avt: '/binh.webp',
				last: 'Chào em',
				lastAt: then,
				lastType: 'Admin',
				lastAdminKey: 'b',
				lastUserKey: 'a',
				unreadAdmin: 0,
				unreadUser: 1,
			},
		},
		throttle: { 7: { at: then, from: then, count: 3 } },
		presence: { 1: { x: then }, 7: { x: then } },
	};
}

function stored(
	type: string,
	uid: string,
	{ name, avt }: { name: string; avt: string },
	createdAt: number
): Values {
	return {
		username: name,
		type,
		avt,
		message: 'Chào',
		user_id: uid,
		createdAt,
		isRead: false,
		isOnPress: false,
	};
}

const NOW = serverTimestamp();

/** The count of messages that goes with a new one. */
function counted( changes: Values = {} ): Values {
	return { at: NOW, from: NOW, count: 1, ...changes };
}

/** The update by which a person sends a message into Bình’s conversation. */
function message(
	person: 'binh' | 'chi' | 'an',
	changes: Values = {}
): Values {
	const { uid, claims } = people[ person ];
	const type = person === 'an' ? 'Admin' : 'user';
	const update_: Values = {
		'threads/7/last': 'Em hỏi chút',
		'threads/7/lastAt': NOW,
		'threads/7/lastType': type,
		...( type === 'Admin'
			? { 'threads/7/lastAdminKey': KEY, 'threads/7/unreadUser': 2 }
			: { 'threads/7/lastUserKey': KEY, 'threads/7/unreadAdmin': 1 } ),
		[ `throttle/${ uid }` ]: counted(),
	};
	const fields = {
		...stored( type, uid, claims, 0 ),
		createdAt: NOW,
		message: 'Em hỏi chút',
	};
	for ( const [ name, value ] of Object.entries( fields ) ) {
		update_[ `${ NEW }/${ name }` ] = value;
	}
	return { ...update_, ...changes };
}

/** The update of Bình’s that writes all fields which a message may have, and a thread of a member. */
function allFields(): Values {
	return message( 'binh', {
		[ `${ NEW }/img` ]: `${ IMAGES }7/k3.webp`,
		'threads/7/name': 'Bình',
		'threads/7/avt': '/binh.webp',
		'threads/7/unreadUser': 0,
	} );
}

/** An update of Bình’s that writes the message as one value, with further children. */
function wholeMessage( more: Values ): Values {
	const fields = Object.entries( message( 'binh' ) )
		.filter( ( [ path ] ) => path.startsWith( NEW ) )
		.map( ( [ path, value ] ) => [ path.slice( NEW.length + 1 ), value ] );
	return {
		...withoutPaths( message( 'binh' ), NEW ),
		[ NEW ]: { ...( Object.fromEntries( fields ) as Values ), ...more },
	};
}

/** The value with a priority. */
function prioritized( value: unknown ): Values {
	return { '.value': value, '.priority': 'x' };
}

/** The conversation with other fields of some stored messages. */
function withMessages( changes: Record< string, Values > ): Values {
	const { chats } = before() as { chats: { 7: Record< string, Values > } };
	return {
		chats: {
			7: {
				...chats[ 7 ],
				...Object.fromEntries(
					Object.entries( changes ).map( ( [ key, fields ] ) => [
						key,
						{
							...chats[ 7 ][ 'a' ],
							...chats[ 7 ][ key ],
							...fields,
						},
					] )
				),
			},
		},
	};
}

/** The conversation while both sides type. */
function typing(): Values {
	return withMessages( {
		a: { isOnPress: true },
		b: { isOnPress: true },
	} );
}

/** The conversation with other fields of the thread. */
function withThread( changes: Values ): Values {
	const { threads } = before() as { threads: { 7: Values } };
	return { threads: { 7: { ...threads[ 7 ], ...changes } } };
}

/** Bình has sent some messages in the minute that began then. */
function sent( count: number, from = BEGAN ): Values {
	return { throttle: { 7: { at: Date.now() - 2000, from, count } } };
}

/** A second message, for the update that sends one. */
function another( key: string ): Values {
	return Object.fromEntries(
		Object.entries( message( 'binh' ) )
			.filter( ( [ path ] ) => path.startsWith( NEW ) )
			.map( ( [ path, value ] ) => [ path.replace( KEY, key ), value ] )
	);
}

/** The update that sends a message, with another key. */
function keyed( key: string ): Values {
	return {
		...withoutPaths( message( 'binh' ), NEW ),
		...another( key ),
		'threads/7/lastUserKey': key,
	};
}

interface Case {
	readonly what: string;
	readonly by: Person;
	readonly write: () => Values;
	/** Further data before the case. */
	readonly given?: () => Values;
}

const admin = message( 'an' );
const HOUR_AGO = () => Date.now() - 3_600_000;

const allowed: readonly Case[] = [
	{
		what: 'a member writes to the author',
		by: 'binh',
		write: () => message( 'binh' ),
	},
	{ what: 'the author answers', by: 'an', write: () => admin },
	{
		what: 'a text of 2,000 characters',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/message` ]: 'x'.repeat( 2000 ) } ),
	},
	{
		what: 'a picture without words',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/message` ]: '',
				[ `${ NEW }/img` ]: `${ IMAGES }7/k3.webp`,
			} ),
	},
	{
		what: 'script in the text, which is shown as text',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/message` ]: '<script>alert(1)</script>',
			} ),
	},
	{
		what: 'the receiver has read it',
		by: 'binh',
		write: () => ( {
			'chats/7/b/isRead': true,
			'threads/7/unreadUser': 0,
		} ),
	},
	{
		what: 'the author has read it',
		by: 'an',
		write: () => ( {
			'chats/7/a/isRead': true,
			'threads/7/unreadAdmin': 0,
		} ),
	},
	{
		what: 'a member types',
		by: 'binh',
		write: () => ( { 'chats/7/a/isOnPress': true } ),
	},
	{
		what: 'the author types',
		by: 'an',
		write: () => ( { 'chats/7/b/isOnPress': true } ),
	},
	{
		what: 'the author marks it unread',
		by: 'an',
		write: () => ( { 'threads/7/unreadAdmin': 1 } ),
	},
	{
		what: 'a message with all fields',
		by: 'binh',
		write: allFields,
	},
	{
		what: 'a message as one value',
		by: 'binh',
		write: () => wholeMessage( {} ),
	},
	{
		what: 'a first message',
		by: 'binh',
		write: allFields,
		given: () => ( { chats: null, threads: null, throttle: null } ),
	},
	{
		what: 'a message beside an unread one',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/unreadAdmin': 4 } ),
		given: () => withThread( { unreadAdmin: 3 } ),
	},
	{
		what: 'the receiver has read it, says a second tab',
		by: 'binh',
		write: () => ( { 'chats/7/b/isRead': true } ),
		given: () => withMessages( { b: { isRead: true } } ),
	},
	{
		what: 'nobody types, says a second tab',
		by: 'binh',
		write: () => ( { 'chats/7/a/isOnPress': false } ),
	},
	{
		what: 'a member is here',
		by: 'binh',
		write: () => ( { 'presence/7/0a': NOW } ),
	},
	{
		what: 'a member leaves',
		by: 'binh',
		write: () => ( { 'presence/7/x': null } ),
	},
	{
		what: 'a member leaves whose token was given more than an hour ago',
		by: 'binhBefore',
		write: () => ( { 'presence/7/x': null } ),
	},
	{
		what: 'a blocked member leaves',
		by: 'binhBlocked',
		write: () => ( { 'presence/7/x': null } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'a member who is blocked while typing stops',
		by: 'binhBlocked',
		write: () => ( { 'chats/7/a/isOnPress': false } ),
		given: () => ( { ...typing(), blocked: { 7: FAR } } ),
	},
	{
		what: 'the author ends that a member types',
		by: 'an',
		write: () => ( { 'chats/7/a/isOnPress': false } ),
		given: typing,
	},
	{
		what: 'a member ends that the author types',
		by: 'binh',
		write: () => ( { 'chats/7/b/isOnPress': false } ),
		given: typing,
	},
	{
		what: 'a connection ends that began more than an hour ago, while typing',
		by: 'binhBefore',
		write: () => ( { 'chats/7/a/isOnPress': false } ),
		given: typing,
	},
	{
		what: 'a member who was blocked and has a new token since',
		by: 'binh',
		write: () => message( 'binh' ),
		given: () => ( { blocked: { 7: HOURS_OLD } } ),
	},
	{
		what: 'a second message within the minute',
		by: 'binh',
		write: () =>
			message( 'binh', {
				'throttle/7': counted( { from: BEGAN, count: 2 } ),
			} ),
		given: () => ( {
			throttle: {
				7: { at: Date.now() - 2000, from: BEGAN, count: 1 },
			},
		} ),
	},
	{
		what: 'the 30th message within a minute',
		by: 'binh',
		write: () =>
			message( 'binh', {
				'throttle/7': counted( { from: BEGAN, count: 30 } ),
			} ),
		given: () => sent( 29 ),
	},
	{
		what: 'a message after the minute of the 30th',
		by: 'binh',
		write: () => message( 'binh' ),
		given: () => sent( 30, Date.now() - 60_000 ),
	},
];

/** Each is an allowed one but for one thing. */
const refused: readonly Case[] = [
	{ what: 'a visitor writes', by: 'guest', write: () => message( 'binh' ) },
	{
		what: 'somebody else writes into it',
		by: 'chi',
		write: () => message( 'chi' ),
	},
	{
		what: 'a name of somebody else',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/username` ]: 'An' } ),
	},
	{
		what: 'a portrait of somebody else',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/avt` ]: '/an.webp' } ),
	},
	{
		what: 'a name with HTML that the token does not have',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/username` ]: 'Bình<img src=x>' } ),
	},
	{
		what: 'a portrait whose address breaks out of its attribute',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/avt` ]: '/binh.webp"><script>alert(1)</script>',
			} ),
	},
	{
		what: 'a user id of somebody else',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/user_id` ]: '1' } ),
	},
	{
		what: 'a user id that is a number',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/user_id` ]: 7 } ),
	},
	{
		what: 'the type of the author',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/type` ]: 'Admin' } ),
	},
	{
		what: 'the type of a member, by the author',
		by: 'an',
		write: () => ( { ...admin, [ `${ NEW }/type` ]: 'user' } ),
	},
	{
		what: 'an unknown type',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/type` ]: 'root' } ),
	},
	{
		what: 'nothing but spaces',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/message` ]: ' \n' } ),
	},
	{
		what: 'a text of 2,001 characters',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/message` ]: 'x'.repeat( 2001 ) } ),
	},
	{
		what: 'a text that is a number',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/message` ]: 5 } ),
	},
	{
		what: 'a text that is an object',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/message` ]: { html: 'x' } } ),
	},
	{
		what: 'no text',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/message` ]: null } ),
	},
	{
		what: 'a picture of another site',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/img` ]: 'https://evil.example/x.webp',
			} ),
	},
	{
		what: 'a picture of a site whose name begins the same',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/img` ]:
					'https://hien.vn.evil.example/wp-content/uploads/hien-chat/7/x.webp',
			} ),
	},
	{
		what: 'a picture of another conversation',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/img` ]: `${ IMAGES }8/k3.webp` } ),
	},
	...[
		'../../../wp-login/x.png',
		'7/../../../wp-login/x.png',
		'7/..%2F..%2Fwp-login/x.png',
		'7/%2e%2e/%2e%2e/wp-login/x.png',
		'7/..\\..\\wp-login\\x.png',
		'7//evil.example/x.png',
		'7/folder/x.png',
		'7/x.php.png',
		`7/${ IMAGES }7/x.png`,
		'7/=x.png',
		'7/x.png ',
		'7/.png',
	].map( ( rest ): Case => ( {
		what: `a picture at ${ rest }`,
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/img` ]: IMAGES + rest } ),
	} ) ),
	{
		what: 'a drawing in SVG',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/img` ]: `${ IMAGES }7/x.svg` } ),
	},
	{
		what: 'a picture’s address with a quote',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/img` ]: `${ IMAGES }7/x" onerror="alert(1).webp`,
			} ),
	},
	{
		what: 'a picture’s address that runs a script',
		by: 'binh',
		write: () =>
			message( 'binh', {
				[ `${ NEW }/img` ]: 'javascript:alert(1).webp',
			} ),
	},
	{
		what: 'a picture that is no text',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/img` ]: 1 } ),
	},
	{
		what: 'a time in the past',
		by: 'binh',
		write: () =>
			message( 'binh', { [ `${ NEW }/createdAt` ]: HOUR_AGO() } ),
	},
	{
		what: 'a time in the future',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/createdAt` ]: FAR } ),
	},
	{
		what: 'a message that is read already',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/isRead` ]: true } ),
	},
	{
		what: 'a message that is being typed already',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/isOnPress` ]: true } ),
	},
	{
		what: 'a field of its own',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/html` ]: '<b>x</b>' } ),
	},
	{
		what: 'a missing field',
		by: 'binh',
		write: () => message( 'binh', { [ `${ NEW }/avt` ]: null } ),
	},
	{
		what: 'without the thread',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), 'threads/' ),
	},
	{
		what: 'without the throttle',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), 'throttle/' ),
	},
	{
		what: 'the throttle of somebody else',
		by: 'binh',
		write: () => ( { ...message( 'binh' ), 'throttle/8': counted() } ),
	},
	{
		what: 'two messages at once',
		by: 'binh',
		write: () => ( {
			...message( 'binh' ),
			...another( '-OfEx0a1b2c3d4e5f6g8' ),
		} ),
	},
	{
		what: 'a message that is not the last of its thread',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), 'threads/7/lastUserKey' ),
	},
	{
		what: 'an answer that is not the last of its thread',
		by: 'an',
		write: () => withoutPaths( admin, 'threads/7/lastAdminKey' ),
	},
	{
		what: 'a message whose key the thread has already',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), 'threads/' ),
		given: () => withThread( { lastUserKey: KEY } ),
	},
	{
		what: 'another last message of the thread',
		by: 'binh',
		write: () => ( { 'threads/7/lastUserKey': 'b' } ),
	},
	{
		what: 'another last message of the other side',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/lastAdminKey': 'a' } ),
	},
	{
		what: 'no last message of the other side',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/lastAdminKey': null } ),
	},
	{
		what: 'another last message of the member, by the author',
		by: 'an',
		write: () => ( { ...admin, 'threads/7/lastUserKey': 'b' } ),
	},
	{
		what: 'a thread without a message',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), NEW ),
	},
	{
		what: 'a thread without a message, by the author',
		by: 'an',
		write: () => withoutPaths( admin, NEW ),
	},
	{
		what: 'a thread with a message of before',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), NEW ),
		given: () => {
			const { chats } = before() as { chats: { 7: Values } };
			return {
				chats: { 7: { ...chats[ 7 ], [ KEY ]: chats[ 7 ][ 'a' ] } },
			};
		},
	},
	{
		what: 'a thread with neither message nor count',
		by: 'binh',
		write: () => ( {
			'threads/7/last': 'Em hỏi chút',
			'threads/7/lastAt': NOW,
			'threads/7/lastType': 'user',
			'threads/7/unreadAdmin': 1,
		} ),
	},
	{
		what: 'the 31st message within a minute',
		by: 'binh',
		write: () =>
			message( 'binh', {
				'throttle/7': counted( { from: BEGAN, count: 31 } ),
			} ),
		given: () => sent( 30 ),
	},
	{
		what: 'the 31st message within a minute as a second 30th',
		by: 'binh',
		write: () =>
			message( 'binh', {
				'throttle/7': counted( { from: BEGAN, count: 30 } ),
			} ),
		given: () => sent( 30 ),
	},
	...[
		'zzzz',
		'-OfEx0a1b2c3d4e5f6g',
		'-OfEx0a1b2c3d4e5f6g77',
		'zOfEx0a1b2c3d4e5f6g7',
		'-OfEx0a1b2c3d4e5f6g~',
	].map( ( key ): Case => ( {
		what: `a message whose key is ${ key }`,
		by: 'binh',
		write: () => keyed( key ),
	} ) ),
	{
		what: 'a second message after less than half a second',
		by: 'binh',
		write: () =>
			message( 'binh', {
				'throttle/7': counted( { from: BEGAN, count: 2 } ),
			} ),
		given: () => ( {
			throttle: {
				7: { at: Date.now(), from: BEGAN, count: 1 },
			},
		} ),
	},
	{
		what: 'a count of messages that begins again too early',
		by: 'binh',
		write: () => message( 'binh' ),
		given: () => ( {
			throttle: {
				7: {
					at: Date.now() - 1000,
					from: BEGAN,
					count: 5,
				},
			},
		} ),
	},
	{
		what: 'a throttle that is deleted',
		by: 'binh',
		write: () => ( { 'throttle/7': null } ),
	},
	{
		what: 'a throttle of another time',
		by: 'binh',
		write: () => ( { 'throttle/7': counted( { at: 1 } ) } ),
	},
	{
		what: 'a throttle without its count',
		by: 'binh',
		write: () => ( { 'throttle/7': counted( { count: null } ) } ),
	},
	{
		what: 'a throttle with a field of its own',
		by: 'binh',
		write: () => ( { 'throttle/7': counted( { html: 'x' } ) } ),
	},
	...( [ 'at', 'from', 'count' ] as const ).map( ( field ): Case => ( {
		what: `a throttle with a priority of ${ field }`,
		by: 'binh',
		write: () => ( {
			'throttle/7': counted( {
				[ field ]: prioritized( counted()[ field ] ),
			} ),
		} ),
	} ) ),
	{
		what: 'a throttle with a priority',
		by: 'binh',
		write: () => ( { 'throttle/7': counted( { '.priority': 'x' } ) } ),
	},
	{
		what: 'a throttle of a member whose token says that they are blocked',
		by: 'binhBlocked',
		write: () => ( { 'throttle/7': counted() } ),
	},
	{
		what: 'a throttle of a blocked member',
		by: 'binh',
		write: () => ( { 'throttle/7': counted() } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'a blocked member writes',
		by: 'binh',
		write: () => message( 'binh' ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'a blocked member types',
		by: 'binh',
		write: () => ( { 'chats/7/a/isOnPress': true } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'a member whose token says that they are blocked writes',
		by: 'binhBlocked',
		write: () => message( 'binh' ),
	},
	{
		what: 'a member whose token says that they are blocked types',
		by: 'binhBlocked',
		write: () => ( { 'chats/7/a/isOnPress': true } ),
	},
	{
		what: 'a member whose token says that they are blocked marks as read',
		by: 'binhBlocked',
		write: () => ( { 'chats/7/b/isRead': true } ),
	},
	{
		what: 'a member whose token is from before the block',
		by: 'binh',
		write: () => message( 'binh' ),
		given: () => ( { blocked: { 7: shared.issued } } ),
	},
	{
		what: 'a member whose token was given more than an hour ago',
		by: 'binhBefore',
		write: () => message( 'binh' ),
	},
	{
		what: 'an answer with a token that was given more than an hour ago',
		by: 'anBefore',
		write: () => admin,
	},
	{
		what: 'presence with a token that was given more than an hour ago',
		by: 'binhBefore',
		write: () => ( { 'presence/7/0a': NOW } ),
	},
	{
		what: 'presence of a member whose token says that they are blocked',
		by: 'binhBlocked',
		write: () => ( { 'presence/7/0a': NOW } ),
	},
	{
		what: 'presence of a blocked member',
		by: 'binh',
		write: () => ( { 'presence/7/0a': NOW } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	...[ 'y', 'zz', '0A', '0', '00a', 'x'.repeat( 700 ), '0a/x' ].map(
		( slot ): Case => ( {
			what: `presence at ${ slot }`,
			by: 'binh',
			write: () => ( { [ `presence/7/${ slot }` ]: NOW } ),
		} )
	),
	{
		what: 'presence with a priority',
		by: 'binh',
		write: () => ( { 'presence/7/0a': prioritized( NOW ) } ),
	},
	{
		what: 'another text of a sent message',
		by: 'binh',
		write: () => ( { 'chats/7/a/message': 'Khác' } ),
	},
	{
		what: 'another time of a sent message',
		by: 'binh',
		write: () => ( { 'chats/7/a/createdAt': NOW } ),
	},
	{
		what: 'another name of a sent message',
		by: 'binh',
		write: () => ( { 'chats/7/b/username': 'Bình' } ),
	},
	{
		what: 'another type of a sent message',
		by: 'binh',
		write: () => ( { 'chats/7/a/type': 'Admin' } ),
	},
	{
		what: 'a picture added to a sent message',
		by: 'binh',
		write: () => ( { 'chats/7/a/img': `${ IMAGES }7/k3.webp` } ),
	},
	...[ '', '/message', '/img', '/isRead', '/isOnPress' ].flatMap(
		( field ): Case[] => {
			const given = () =>
				withMessages( { a: { img: `${ IMAGES }7/k3.webp` } } );
			return [
				{
					what: `a priority of a sent message${ field }`,
					by: 'binh',
					write: () => ( {
						[ `chats/7/a${ field }/.priority` ]: 'x',
					} ),
					given,
				},
				{
					what: `a sent message${ field } is deleted`,
					by: 'binh',
					write: () => ( { [ `chats/7/a${ field }` ]: null } ),
					given,
				},
			];
		}
	),
	{
		what: 'read with a priority',
		by: 'binh',
		write: () => ( { 'chats/7/b/isRead': prioritized( true ) } ),
	},
	{
		what: 'typing with a priority',
		by: 'binh',
		write: () => ( { 'chats/7/a/isOnPress': prioritized( true ) } ),
	},
	{
		what: 'a message with a priority',
		by: 'binh',
		write: () => wholeMessage( { '.priority': 'x' } ),
	},
	{
		what: 'a thread with a priority',
		by: 'binh',
		write: () => ( { 'threads/7/.priority': 'x' } ),
	},
	{
		what: 'a conversation with a priority',
		by: 'binh',
		write: () => ( { 'chats/7/.priority': 'x' } ),
	},
	...Object.entries( withoutPaths( allFields(), 'throttle/' ) ).flatMap(
		( [ path, value ] ): Case[] => [
			{
				what: `a priority of ${ path }`,
				by: 'binh',
				write: () => ( {
					...allFields(),
					[ path ]: prioritized( value ),
				} ),
			},
			{
				what: `an object at ${ path }`,
				by: 'binh',
				write: () => ( { ...allFields(), [ path ]: { x: value } } ),
			},
			{
				what: `a huge text at ${ path }`,
				by: 'binh',
				write: () => ( {
					...allFields(),
					[ path ]: 'x'.repeat( 100_000 ),
				} ),
			},
		]
	),
	{
		what: 'a priority of the author’s last message',
		by: 'an',
		write: () => ( {
			...admin,
			'threads/7/lastAdminKey': prioritized( KEY ),
		} ),
	},
	{
		what: 'a member deletes the conversation',
		by: 'binh',
		write: () => ( { 'chats/7': null } ),
	},
	{
		what: 'the author deletes the messages, which only the site does',
		by: 'an',
		write: () => ( { 'chats/7': null } ),
	},
	{
		what: 'the author deletes a message, which only the site does',
		by: 'an',
		write: () => ( { 'chats/7/a': null } ),
	},
	{
		what: 'the author deletes the thread, which only the site does',
		by: 'an',
		write: () => ( { 'threads/7': null } ),
	},
	...[
		'name',
		'avt',
		'last',
		'lastAt',
		'lastType',
		'unreadAdmin',
		'unreadUser',
	].map( ( field ): Case => ( {
		what: `a member deletes ${ field } of the thread`,
		by: 'binh',
		write: () => ( { [ `threads/7/${ field }` ]: null } ),
	} ) ),
	{
		what: 'a member deletes the thread',
		by: 'binh',
		write: () => ( { 'threads/7': null } ),
	},
	{
		what: 'the sender says that it was read',
		by: 'binh',
		write: () => ( { 'chats/7/a/isRead': true } ),
	},
	{
		what: 'the author says that the own message was read',
		by: 'an',
		write: () => ( { 'chats/7/b/isRead': true } ),
	},
	{
		what: 'somebody else says that it was read',
		by: 'chi',
		write: () => ( { 'chats/7/b/isRead': true } ),
	},
	{
		what: 'read becomes a text',
		by: 'binh',
		write: () => ( { 'chats/7/b/isRead': 'yes' } ),
	},
	{
		what: 'typing in the message of the other side',
		by: 'binh',
		write: () => ( { 'chats/7/b/isOnPress': true } ),
	},
	{
		what: 'typing in a message that is not the last one of the member',
		by: 'binh',
		write: () => ( { 'chats/7/a0/isOnPress': true } ),
		given: () => withMessages( { a0: {} } ),
	},
	{
		what: 'typing in a message of somebody else who answers',
		by: 'an',
		write: () => ( { 'chats/7/b/isOnPress': true } ),
		given: () => withMessages( { b: { user_id: '2' } } ),
	},
	{
		what: 'typing where no message is',
		by: 'binh',
		write: () => ( { 'chats/7/c/isOnPress': true } ),
		given: () => withThread( { lastUserKey: 'c' } ),
	},
	{
		what: 'no typing where no message is',
		by: 'binh',
		write: () => ( { 'chats/7/c/isOnPress': false } ),
	},
	{
		what: 'the author has read where no message is',
		by: 'an',
		write: () => ( { 'chats/7/c/isRead': true } ),
	},
	{
		what: 'the author says that a member types',
		by: 'an',
		write: () => ( { 'chats/7/a/isOnPress': true } ),
	},
	{
		what: 'somebody else ends that a member types',
		by: 'chi',
		write: () => ( { 'chats/7/a/isOnPress': false } ),
		given: typing,
	},
	{
		what: 'a blocked member ends typing, and marks as read',
		by: 'binhBlocked',
		write: () => ( {
			'chats/7/a/isOnPress': false,
			'chats/7/b/isRead': true,
		} ),
		given: typing,
	},
	{
		what: 'typing becomes a text',
		by: 'binh',
		write: () => ( { 'chats/7/a/isOnPress': 'yes' } ),
	},
	{
		what: 'last words of more than 100 characters',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/last': 'x'.repeat( 101 ) } ),
	},
	{
		what: 'last words without a message',
		by: 'binh',
		write: () => ( { 'threads/7/last': 'Khác' } ),
	},
	{
		what: 'a thread of another time',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/lastAt': FAR } ),
	},
	{
		what: 'a thread whose last message is the author’s',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/lastType': 'Admin' } ),
	},
	{
		what: 'a member counts two unread messages at once',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/unreadAdmin': 2 } ),
	},
	{
		what: 'a member says that the author has read',
		by: 'binh',
		write: () => ( { 'threads/7/unreadAdmin': 0 } ),
		given: () => withThread( { unreadAdmin: 1 } ),
	},
	{
		what: 'a member counts a message without one',
		by: 'binh',
		write: () => ( { 'threads/7/unreadAdmin': 1 } ),
	},
	{
		what: 'a member sends a message that is not counted as unread',
		by: 'binh',
		write: () => withoutPaths( message( 'binh' ), 'threads/7/unreadAdmin' ),
	},
	{
		what: 'a member sends a message and says that the author has read',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/unreadAdmin': 0 } ),
		given: () => withThread( { unreadAdmin: 1 } ),
	},
	{
		what: 'an answer that is not counted as unread',
		by: 'an',
		write: () => withoutPaths( admin, 'threads/7/unreadUser' ),
	},
	{
		what: 'an answer that is counted twice',
		by: 'an',
		write: () => ( { ...admin, 'threads/7/unreadUser': 3 } ),
	},
	{
		what: 'the author says that the member has read',
		by: 'an',
		write: () => ( { 'threads/7/unreadUser': 0 } ),
	},
	{
		what: 'the author marks less than nothing unread',
		by: 'an',
		write: () => ( { 'threads/7/unreadAdmin': -1 } ),
	},
	{
		what: 'a member counts unread messages of the own',
		by: 'binh',
		write: () => ( { 'threads/7/unreadUser': 5 } ),
	},
	{
		what: 'a name of the thread that is not the own',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/name': 'An' } ),
	},
	{
		what: 'a portrait of the thread that is not the own',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/avt': '/an.webp' } ),
	},
	{
		what: 'a field of its own in the thread',
		by: 'binh',
		write: () => message( 'binh', { 'threads/7/html': 'x' } ),
	},
	{
		what: 'a thread of somebody else',
		by: 'chi',
		write: () => ( { 'threads/7/unreadUser': 0 } ),
	},
	{
		what: 'presence of somebody else',
		by: 'binh',
		write: () => ( { 'presence/8/0a': NOW } ),
	},
	{
		what: 'somebody else leaves for a member',
		by: 'chi',
		write: () => ( { 'presence/7/x': null } ),
	},
	{
		what: 'presence in the future',
		by: 'binh',
		write: () => ( { 'presence/7/0a': FAR } ),
	},
	{
		what: 'a member unblocks the own account',
		by: 'binh',
		write: () => ( { 'blocked/7': null } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'a member blocks somebody',
		by: 'binh',
		write: () => ( { 'blocked/8': FAR } ),
	},
	{
		what: 'who was the author marks it unread',
		by: 'an',
		write: () => ( { 'threads/7/unreadAdmin': 1 } ),
		given: () => ( { blocked: { 1: FAR } } ),
	},
	{
		what: 'the author blocks, which only the site does',
		by: 'an',
		write: () => ( { 'blocked/7': FAR } ),
	},
	{
		what: 'the author unblocks, which only the site does',
		by: 'an',
		write: () => ( { 'blocked/7': null } ),
		given: () => ( { blocked: { 7: FAR } } ),
	},
	{
		what: 'anything elsewhere, even by the author',
		by: 'an',
		write: () => ( { 'elsewhere/x': 1 } ),
	},
];

function withoutPaths( values: Values, beginning: string ): Values {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ path ] ) => ! path.startsWith( beginning )
		)
	);
}

function database( person: Person ) {
	const client = clients.get( person );
	if ( ! client ) {
		throw new Error( person );
	}
	return client.database;
}

async function attempt( { by, write, given }: Case ): Promise< string > {
	server.database.root = { ...before(), ...given?.() };
	return update( ref( database( by ) ), write() ).then(
		() => 'allowed',
		( error: { code: string } ) => error.code
	);
}

for ( const one of allowed ) {
	test( `allowed: ${ one.what }`, async () => {
		expect( await attempt( one ) ).toBe( 'allowed' );
	} );
}

for ( const one of refused ) {
	test( `refused: ${ one.what }`, async () => {
		expect( await attempt( one ) ).toBe( 'PERMISSION_DENIED' );
	} );
}

test( 'in the millisecond of a message its thread takes nothing more, and the count takes no second message', async () => {
	server.database.root = before();
	const clock = Date.now;
	const frozen = clock();
	Date.now = () => frozen;
	try {
		await update( ref( database( 'binh' ) ), message( 'binh' ) );
		for ( const more of [
			{ 'threads/7/last': 'Nữa', 'threads/7/unreadAdmin': 2 },
			withoutPaths( keyed( '-OfEx0a1b2c3d4e5f6g8' ), 'throttle/' ),
		] ) {
			expect(
				await update( ref( database( 'binh' ) ), more ).then(
					() => 'allowed',
					( error: { code: string } ) => error.code
				)
			).toBe( 'PERMISSION_DENIED' );
		}
	} finally {
		Date.now = clock;
	}
} );

/** The sign-ins of the author, and of Bình, were revoked. */
const REVOKED = { blocked: { 1: FAR, 7: FAR } };

const reads: readonly [ Person, string, number | null, boolean, Values? ][] = [
	[ 'binh', 'chats/7', 30, true ],
	[ 'binh', 'chats/7', 100, true ],
	[ 'binh', 'chats/7', 101, false ],
	[ 'binh', 'chats/7', null, false ],
	[ 'binh', 'chats/8', 30, false ],
	[ 'binhBefore', 'chats/7', 30, false ],
	[ 'binhBlocked', 'chats/7', 30, true ],
	[ 'binhBlocked', 'threads/7', null, true ],
	[ 'binhBlocked', 'chats/8', 30, false ],
	[ 'an', 'chats/7', 30, true ],
	[ 'anBefore', 'chats/7', 30, false ],
	[ 'anBefore', 'threads', 100, false ],
	[ 'anBefore', 'threads/7', null, false ],
	[ 'anBefore', 'presence/7', null, false ],
	[ 'anBefore', 'blocked/7', null, false ],
	[ 'binhBefore', 'throttle/7', null, false ],
	[ 'guest', 'chats/7', 30, false ],
	[ 'binh', 'chats', 30, false ],
	[ 'an', 'threads', 100, true ],
	[ 'an', 'threads', 101, false ],
	[ 'an', 'threads', null, false ],
	[ 'binh', 'threads', 100, false ],
	[ 'binh', 'threads/7', null, true ],
	[ 'binh', 'threads/8', null, false ],
	[ 'binh', 'presence/1', null, true ],
	[ 'binh', 'presence/8', null, false ],
	[ 'guest', 'presence/1', null, false ],
	[ 'binh', 'throttle/7', null, true ],
	[ 'binh', 'throttle/8', null, false ],
	[ 'binh', 'blocked/7', null, true ],
	[ 'binh', 'blocked/8', null, false ],
	[ 'an', 'blocked/7', null, false ],
	[ 'an', 'presence/7', null, true ],
	[ 'an', 'chats/7/a', null, true ],
	[ 'an', '/', null, false ],
	[ 'an', 'chats/7', 30, false, REVOKED ],
	[ 'an', 'chats/7/a', null, false, REVOKED ],
	[ 'an', 'threads', 100, false, REVOKED ],
	[ 'an', 'threads/7', null, false, REVOKED ],
	[ 'an', 'presence/7', null, false, REVOKED ],
	[ 'an', 'blocked/1', null, true, REVOKED ],
	[ 'binh', 'chats/7', 30, true, REVOKED ],
	[ 'binh', 'chats/7/a', null, true, REVOKED ],
	[ 'binh', 'threads/7', null, true, REVOKED ],
	[ 'binh', 'presence/1', null, true, REVOKED ],
	[ 'binh', 'throttle/7', null, true, REVOKED ],
];

for ( const [ by, path, limit, may, given ] of reads ) {
	test( `${ by } ${ may ? 'reads' : 'does not read' } ${ path }, limit ${ String( limit ) }${ given ? ', revoked' : '' }`, async () => {
		server.database.root = { ...before(), ...given };
		const place = ref( database( by ), path );
		const answer = await get(
			limit === null ? place : query( place, limitToLast( limit ) )
		).then(
			() => true,
			() => false
		);
		expect( answer ).toBe( may );
	} );
}

test( 'a blocked member still reads', async () => {
	server.database.root = { ...before(), blocked: { 7: FAR } };
	const place = query(
		ref( database( 'binh' ), 'chats/7' ),
		limitToLast( 2 )
	);
	expect( Object.keys( ( await get( place ) ).val() as object ) ).toEqual( [
		'a',
		'b',
	] );
} );

test( 'who was signed out writes again after signing in anew, and neither a renewed token nor the same one once more counts as that', async () => {
	const { uid, claims } = people.binh;
	const sign = ( path: string, init: RequestInit ) =>
		fetch( `http://127.0.0.1:${ server.port }/${ path }`, {
			method: 'POST',
			...init,
		} ).then( ( answer ) => answer.json() );
	const tokenOfNow = () =>
		customToken( account, uid, { ...claims, issued: Date.now() } );
	const signIn = async ( token: string ) =>
		( await sign(
			'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
			{ body: JSON.stringify( { token } ) }
		) ) as { idToken: string; refreshToken: string };
	const types = async ( idToken: string ) =>
		(
			await fetch(
				`http://127.0.0.1:${ server.port }/chats/7/a/isOnPress.json?auth=${ idToken }`,
				{ method: 'PUT', body: 'true' }
			)
		).status;

	server.database.root = before();
	const token = await tokenOfNow();
	const first = await signIn( token );
	expect( await types( first.idToken ) ).toBe( 200 );
	// The site writes this when a session ends.
	server.database.root = { ...before(), blocked: { 7: Date.now() } };
	const renewed = ( await sign( 'securetoken.googleapis.com/v1/token', {
		body: new URLSearchParams( { refresh_token: first.refreshToken } ),
	} ) ) as { id_token: string };
	expect( await types( first.idToken ) ).toBe( 401 );
	expect( await types( renewed.id_token ) ).toBe( 401 );
	expect( await types( ( await signIn( token ) ).idToken ) ).toBe( 401 );
	const again = await signIn( await tokenOfNow() );
	expect( await types( again.idToken ) ).toBe( 200 );
} );
