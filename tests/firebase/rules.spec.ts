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

/** The update that sends a message of Bình’s with another value of one field. */
function own( field: string, value: unknown ): Values {
	return message( 'binh', { [ `${ NEW }/${ field }` ]: value } );
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

type Case = readonly [
	what: string,
	by: Person,
	write: Values,
	/** Further data before the case. */
	given?: () => Values,
];

const admin = message( 'an' );
const HOUR_AGO = Date.now() - 3_600_000;

const allowed: readonly Case[] = [
	[ 'a member writes to the author', 'binh', message( 'binh' ) ],
	[ 'the author answers', 'an', admin ],
	[
		'a text of 2,000 characters',
		'binh',
		own( 'message', 'x'.repeat( 2000 ) ),
	],
	[
		'a picture without words',
		'binh',
		message( 'binh', {
			[ `${ NEW }/message` ]: '',
			[ `${ NEW }/img` ]: `${ IMAGES }7/k3.webp`,
		} ),
	],
	[
		'script in the text, which is shown as text',
		'binh',
		own( 'message', '<script>alert(1)</script>' ),
	],
	[
		'the receiver has read it',
		'binh',
		{
			'chats/7/b/isRead': true,
			'threads/7/unreadUser': 0,
		},
	],
	[
		'the author has read it',
		'an',
		{
			'chats/7/a/isRead': true,
			'threads/7/unreadAdmin': 0,
		},
	],
	[ 'a member types', 'binh', { 'chats/7/a/isOnPress': true } ],
	[ 'the author types', 'an', { 'chats/7/b/isOnPress': true } ],
	[ 'the author marks it unread', 'an', { 'threads/7/unreadAdmin': 1 } ],
	[ 'a message with all fields', 'binh', allFields() ],
	[ 'a message as one value', 'binh', wholeMessage( {} ) ],
	[
		'a first message',
		'binh',
		allFields(),
		() => ( { chats: null, threads: null, throttle: null } ),
	],
	[
		'a message beside an unread one',
		'binh',
		message( 'binh', { 'threads/7/unreadAdmin': 4 } ),
		() => withThread( { unreadAdmin: 3 } ),
	],
	[
		'the receiver has read it, says a second tab',
		'binh',
		{ 'chats/7/b/isRead': true },
		() => withMessages( { b: { isRead: true } } ),
	],
	[
		'nobody types, says a second tab',
		'binh',
		{ 'chats/7/a/isOnPress': false },
	],
	[ 'a member is here', 'binh', { 'presence/7/0a': NOW } ],
	[ 'a member leaves', 'binh', { 'presence/7/x': null } ],
	[
		'a member leaves whose token was given more than an hour ago',
		'binhBefore',
		{ 'presence/7/x': null },
	],
	[
		'a blocked member leaves',
		'binhBlocked',
		{ 'presence/7/x': null },
		() => ( { blocked: { 7: FAR } } ),
	],
	[
		'a member who is blocked while typing stops',
		'binhBlocked',
		{ 'chats/7/a/isOnPress': false },
		() => ( { ...typing(), blocked: { 7: FAR } } ),
	],
	[
		'the author ends that a member types',
		'an',
		{ 'chats/7/a/isOnPress': false },
		typing,
	],
	[
		'a member ends that the author types',
		'binh',
		{ 'chats/7/b/isOnPress': false },
		typing,
	],
	[
		'a connection ends that began more than an hour ago, while typing',
		'binhBefore',
		{ 'chats/7/a/isOnPress': false },
		typing,
	],
	[
		'a member who was blocked and has a new token since',
		'binh',
		message( 'binh' ),
		() => ( { blocked: { 7: HOURS_OLD } } ),
	],
	[
		'a second message within the minute',
		'binh',
		message( 'binh', {
			'throttle/7': counted( { from: BEGAN, count: 2 } ),
		} ),
		() => ( {
			throttle: {
				7: { at: Date.now() - 2000, from: BEGAN, count: 1 },
			},
		} ),
	],
	[
		'the 30th message within a minute',
		'binh',
		message( 'binh', {
			'throttle/7': counted( { from: BEGAN, count: 30 } ),
		} ),
		() => sent( 29 ),
	],
	[
		'a message after the minute of the 30th',
		'binh',
		message( 'binh' ),
		() => sent( 30, Date.now() - 60_000 ),
	],
];

/** Each is an allowed one but for one thing. */
const refused: readonly Case[] = [
	[ 'a visitor writes', 'guest', message( 'binh' ) ],
	[ 'somebody else writes into it', 'chi', message( 'chi' ) ],
	[ 'a name of somebody else', 'binh', own( 'username', 'An' ) ],
	[ 'a portrait of somebody else', 'binh', own( 'avt', '/an.webp' ) ],
	[
		'a name with HTML that the token does not have',
		'binh',
		own( 'username', 'Bình<img src=x>' ),
	],
	[
		'a portrait whose address breaks out of its attribute',
		'binh',
		own( 'avt', '/binh.webp"><script>alert(1)</script>' ),
	],
	[ 'a user id of somebody else', 'binh', own( 'user_id', '1' ) ],
	[ 'a user id that is a number', 'binh', own( 'user_id', 7 ) ],
	[ 'the type of the author', 'binh', own( 'type', 'Admin' ) ],
	[
		'the type of a member, by the author',
		'an',
		{ ...admin, [ `${ NEW }/type` ]: 'user' },
	],
	[ 'an unknown type', 'binh', own( 'type', 'root' ) ],
	[ 'nothing but spaces', 'binh', own( 'message', ' \n' ) ],
	[
		'a text of 2,001 characters',
		'binh',
		own( 'message', 'x'.repeat( 2001 ) ),
	],
	[ 'a text that is a number', 'binh', own( 'message', 5 ) ],
	[ 'a text that is an object', 'binh', own( 'message', { html: 'x' } ) ],
	[ 'no text', 'binh', own( 'message', null ) ],
	[
		'a picture of another site',
		'binh',
		own( 'img', 'https://evil.example/x.webp' ),
	],
	[
		'a picture of a site whose name begins the same',
		'binh',
		own(
			'img',
			'https://hien.vn.evil.example/wp-content/uploads/hien-chat/7/x.webp'
		),
	],
	[
		'a picture of another conversation',
		'binh',
		own( 'img', `${ IMAGES }8/k3.webp` ),
	],
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
	].map( ( rest ): Case => [
		`a picture at ${ rest }`,
		'binh',
		own( 'img', IMAGES + rest ),
	] ),
	[ 'a drawing in SVG', 'binh', own( 'img', `${ IMAGES }7/x.svg` ) ],
	[
		'a picture’s address with a quote',
		'binh',
		own( 'img', `${ IMAGES }7/x" onerror="alert(1).webp` ),
	],
	[
		'a picture’s address that runs a script',
		'binh',
		own( 'img', 'javascript:alert(1).webp' ),
	],
	[ 'a picture that is no text', 'binh', own( 'img', 1 ) ],
	[ 'a time in the past', 'binh', own( 'createdAt', HOUR_AGO ) ],
	[ 'a time in the future', 'binh', own( 'createdAt', FAR ) ],
	[ 'a message that is read already', 'binh', own( 'isRead', true ) ],
	[
		'a message that is being typed already',
		'binh',
		own( 'isOnPress', true ),
	],
	[ 'a field of its own', 'binh', own( 'html', '<b>x</b>' ) ],
	[ 'a missing field', 'binh', own( 'avt', null ) ],
	[
		'without the thread',
		'binh',
		withoutPaths( message( 'binh' ), 'threads/' ),
	],
	[
		'without the throttle',
		'binh',
		withoutPaths( message( 'binh' ), 'throttle/' ),
	],
	[
		'the throttle of somebody else',
		'binh',
		{ ...message( 'binh' ), 'throttle/8': counted() },
	],
	[
		'two messages at once',
		'binh',
		{
			...message( 'binh' ),
			...another( '-OfEx0a1b2c3d4e5f6g8' ),
		},
	],
	[
		'a message that is not the last of its thread',
		'binh',
		withoutPaths( message( 'binh' ), 'threads/7/lastUserKey' ),
	],
	[
		'an answer that is not the last of its thread',
		'an',
		withoutPaths( admin, 'threads/7/lastAdminKey' ),
	],
	[
		'a message whose key the thread has already',
		'binh',
		withoutPaths( message( 'binh' ), 'threads/' ),
		() => withThread( { lastUserKey: KEY } ),
	],
	[
		'another last message of the thread',
		'binh',
		{ 'threads/7/lastUserKey': 'b' },
	],
	[
		'another last message of the other side',
		'binh',
		message( 'binh', { 'threads/7/lastAdminKey': 'a' } ),
	],
	[
		'no last message of the other side',
		'binh',
		message( 'binh', { 'threads/7/lastAdminKey': null } ),
	],
	[
		'another last message of the member, by the author',
		'an',
		{ ...admin, 'threads/7/lastUserKey': 'b' },
	],
	[
		'a thread without a message',
		'binh',
		withoutPaths( message( 'binh' ), NEW ),
	],
	[
		'a thread without a message, by the author',
		'an',
		withoutPaths( admin, NEW ),
	],
	[
		'a thread with a message of before',
		'binh',
		withoutPaths( message( 'binh' ), NEW ),
		() => {
			const { chats } = before() as { chats: { 7: Values } };
			return {
				chats: { 7: { ...chats[ 7 ], [ KEY ]: chats[ 7 ][ 'a' ] } },
			};
		},
	],
	[
		'a thread with neither message nor count',
		'binh',
		{
			'threads/7/last': 'Em hỏi chút',
			'threads/7/lastAt': NOW,
			'threads/7/lastType': 'user',
			'threads/7/unreadAdmin': 1,
		},
	],
	[
		'the 31st message within a minute',
		'binh',
		message( 'binh', {
			'throttle/7': counted( { from: BEGAN, count: 31 } ),
		} ),
		() => sent( 30 ),
	],
	[
		'the 31st message within a minute as a second 30th',
		'binh',
		message( 'binh', {
			'throttle/7': counted( { from: BEGAN, count: 30 } ),
		} ),
		() => sent( 30 ),
	],
	...[
		'zzzz',
		'-OfEx0a1b2c3d4e5f6g',
		'-OfEx0a1b2c3d4e5f6g77',
		'zOfEx0a1b2c3d4e5f6g7',
		'-OfEx0a1b2c3d4e5f6g~',
	].map( ( key ): Case => [
		`a message whose key is ${ key }`,
		'binh',
		keyed( key ),
	] ),
	[
		'a second message after less than half a second',
		'binh',
		message( 'binh', {
			'throttle/7': counted( { from: BEGAN, count: 2 } ),
		} ),
		() => ( {
			throttle: {
				7: { at: Date.now(), from: BEGAN, count: 1 },
			},
		} ),
	],
	[
		'a count of messages that begins again too early',
		'binh',
		message( 'binh' ),
		() => ( {
			throttle: {
				7: {
					at: Date.now() - 1000,
					from: BEGAN,
					count: 5,
				},
			},
		} ),
	],
	[ 'a throttle that is deleted', 'binh', { 'throttle/7': null } ],
	[
		'a throttle of another time',
		'binh',
		{ 'throttle/7': counted( { at: 1 } ) },
	],
	[
		'a throttle without its count',
		'binh',
		{ 'throttle/7': counted( { count: null } ) },
	],
	[
		'a throttle with a field of its own',
		'binh',
		{ 'throttle/7': counted( { html: 'x' } ) },
	],
	...( [ 'at', 'from', 'count' ] as const ).map( ( field ): Case => [
		`a throttle with a priority of ${ field }`,
		'binh',
		{
			'throttle/7': counted( {
				[ field ]: prioritized( counted()[ field ] ),
			} ),
		},
	] ),
	[
		'a throttle with a priority',
		'binh',
		{ 'throttle/7': counted( { '.priority': 'x' } ) },
	],
	[
		'a throttle of a member whose token says that they are blocked',
		'binhBlocked',
		{ 'throttle/7': counted() },
	],
	[
		'a throttle of a blocked member',
		'binh',
		{ 'throttle/7': counted() },
		() => ( { blocked: { 7: FAR } } ),
	],
	[
		'a blocked member writes',
		'binh',
		message( 'binh' ),
		() => ( { blocked: { 7: FAR } } ),
	],
	[
		'a blocked member types',
		'binh',
		{ 'chats/7/a/isOnPress': true },
		() => ( { blocked: { 7: FAR } } ),
	],
	[
		'a member whose token says that they are blocked writes',
		'binhBlocked',
		message( 'binh' ),
	],
	[
		'a member whose token says that they are blocked types',
		'binhBlocked',
		{ 'chats/7/a/isOnPress': true },
	],
	[
		'a member whose token says that they are blocked marks as read',
		'binhBlocked',
		{ 'chats/7/b/isRead': true },
	],
	[
		'a member whose token is from before the block',
		'binh',
		message( 'binh' ),
		() => ( { blocked: { 7: shared.issued } } ),
	],
	[
		'a member whose token was given more than an hour ago',
		'binhBefore',
		message( 'binh' ),
	],
	[
		'an answer with a token that was given more than an hour ago',
		'anBefore',
		admin,
	],
	[
		'presence with a token that was given more than an hour ago',
		'binhBefore',
		{ 'presence/7/0a': NOW },
	],
	[
		'presence of a member whose token says that they are blocked',
		'binhBlocked',
		{ 'presence/7/0a': NOW },
	],
	[
		'presence of a blocked member',
		'binh',
		{ 'presence/7/0a': NOW },
		() => ( { blocked: { 7: FAR } } ),
	],
	...[ 'y', 'zz', '0A', '0', '00a', 'x'.repeat( 700 ), '0a/x' ].map(
		( slot ): Case => [
			`presence at ${ slot }`,
			'binh',
			{ [ `presence/7/${ slot }` ]: NOW },
		]
	),
	[
		'presence with a priority',
		'binh',
		{ 'presence/7/0a': prioritized( NOW ) },
	],
	[
		'another text of a sent message',
		'binh',
		{ 'chats/7/a/message': 'Khác' },
	],
	[
		'another time of a sent message',
		'binh',
		{ 'chats/7/a/createdAt': NOW },
	],
	[
		'another name of a sent message',
		'binh',
		{ 'chats/7/b/username': 'Bình' },
	],
	[ 'another type of a sent message', 'binh', { 'chats/7/a/type': 'Admin' } ],
	[
		'a picture added to a sent message',
		'binh',
		{ 'chats/7/a/img': `${ IMAGES }7/k3.webp` },
	],
	...[ '', '/message', '/img', '/isRead', '/isOnPress' ].flatMap(
		( field ): Case[] => {
			const given = () =>
				withMessages( { a: { img: `${ IMAGES }7/k3.webp` } } );
			return [
				[
					`a priority of a sent message${ field }`,
					'binh',
					{
						[ `chats/7/a${ field }/.priority` ]: 'x',
					},
					given,
				],
				[
					`a sent message${ field } is deleted`,
					'binh',
					{ [ `chats/7/a${ field }` ]: null },
					given,
				],
			];
		}
	),
	[
		'read with a priority',
		'binh',
		{ 'chats/7/b/isRead': prioritized( true ) },
	],
	[
		'typing with a priority',
		'binh',
		{ 'chats/7/a/isOnPress': prioritized( true ) },
	],
	[
		'a message with a priority',
		'binh',
		wholeMessage( { '.priority': 'x' } ),
	],
	[ 'a thread with a priority', 'binh', { 'threads/7/.priority': 'x' } ],
	[ 'a conversation with a priority', 'binh', { 'chats/7/.priority': 'x' } ],
	...Object.entries( withoutPaths( allFields(), 'throttle/' ) ).flatMap(
		( [ path, value ] ): Case[] => [
			[
				`a priority of ${ path }`,
				'binh',
				{
					...allFields(),
					[ path ]: prioritized( value ),
				},
			],
			[
				`an object at ${ path }`,
				'binh',
				{ ...allFields(), [ path ]: { x: value } },
			],
			[
				`a huge text at ${ path }`,
				'binh',
				{
					...allFields(),
					[ path ]: 'x'.repeat( 100_000 ),
				},
			],
		]
	),
	[
		'a priority of the author’s last message',
		'an',
		{
			...admin,
			'threads/7/lastAdminKey': prioritized( KEY ),
		},
	],
	[ 'a member deletes the conversation', 'binh', { 'chats/7': null } ],
	[
		'the author deletes the messages, which only the site does',
		'an',
		{ 'chats/7': null },
	],
	[
		'the author deletes a message, which only the site does',
		'an',
		{ 'chats/7/a': null },
	],
	[
		'the author deletes the thread, which only the site does',
		'an',
		{ 'threads/7': null },
	],
	...[
		'name',
		'avt',
		'last',
		'lastAt',
		'lastType',
		'unreadAdmin',
		'unreadUser',
	].map( ( field ): Case => [
		`a member deletes ${ field } of the thread`,
		'binh',
		{ [ `threads/7/${ field }` ]: null },
	] ),
	[ 'a member deletes the thread', 'binh', { 'threads/7': null } ],
	[
		'the sender says that it was read',
		'binh',
		{ 'chats/7/a/isRead': true },
	],
	[
		'the author says that the own message was read',
		'an',
		{ 'chats/7/b/isRead': true },
	],
	[
		'somebody else says that it was read',
		'chi',
		{ 'chats/7/b/isRead': true },
	],
	[ 'read becomes a text', 'binh', { 'chats/7/b/isRead': 'yes' } ],
	[
		'typing in the message of the other side',
		'binh',
		{ 'chats/7/b/isOnPress': true },
	],
	[
		'typing in a message that is not the last one of the member',
		'binh',
		{ 'chats/7/a0/isOnPress': true },
		() => withMessages( { a0: {} } ),
	],
	[
		'typing in a message of somebody else who answers',
		'an',
		{ 'chats/7/b/isOnPress': true },
		() => withMessages( { b: { user_id: '2' } } ),
	],
	[
		'typing where no message is',
		'binh',
		{ 'chats/7/c/isOnPress': true },
		() => withThread( { lastUserKey: 'c' } ),
	],
	[
		'no typing where no message is',
		'binh',
		{ 'chats/7/c/isOnPress': false },
	],
	[
		'the author has read where no message is',
		'an',
		{ 'chats/7/c/isRead': true },
	],
	[
		'the author says that a member types',
		'an',
		{ 'chats/7/a/isOnPress': true },
	],
	[
		'somebody else ends that a member types',
		'chi',
		{ 'chats/7/a/isOnPress': false },
		typing,
	],
	[
		'a blocked member ends typing, and marks as read',
		'binhBlocked',
		{
			'chats/7/a/isOnPress': false,
			'chats/7/b/isRead': true,
		},
		typing,
	],
	[ 'typing becomes a text', 'binh', { 'chats/7/a/isOnPress': 'yes' } ],
	[
		'last words of more than 100 characters',
		'binh',
		message( 'binh', { 'threads/7/last': 'x'.repeat( 101 ) } ),
	],
	[ 'last words without a message', 'binh', { 'threads/7/last': 'Khác' } ],
	[
		'a thread of another time',
		'binh',
		message( 'binh', { 'threads/7/lastAt': FAR } ),
	],
	[
		'a thread whose last message is the author’s',
		'binh',
		message( 'binh', { 'threads/7/lastType': 'Admin' } ),
	],
	[
		'a member counts two unread messages at once',
		'binh',
		message( 'binh', { 'threads/7/unreadAdmin': 2 } ),
	],
	[
		'a member says that the author has read',
		'binh',
		{ 'threads/7/unreadAdmin': 0 },
		() => withThread( { unreadAdmin: 1 } ),
	],
	[
		'a member counts a message without one',
		'binh',
		{ 'threads/7/unreadAdmin': 1 },
	],
	[
		'a member sends a message that is not counted as unread',
		'binh',
		withoutPaths( message( 'binh' ), 'threads/7/unreadAdmin' ),
	],
	[
		'a member sends a message and says that the author has read',
		'binh',
		message( 'binh', { 'threads/7/unreadAdmin': 0 } ),
		() => withThread( { unreadAdmin: 1 } ),
	],
	[
		'an answer that is not counted as unread',
		'an',
		withoutPaths( admin, 'threads/7/unreadUser' ),
	],
	[
		'an answer that is counted twice',
		'an',
		{ ...admin, 'threads/7/unreadUser': 3 },
	],
	[
		'the author says that the member has read',
		'an',
		{ 'threads/7/unreadUser': 0 },
	],
	[
		'the author marks less than nothing unread',
		'an',
		{ 'threads/7/unreadAdmin': -1 },
	],
	[
		'a member counts unread messages of the own',
		'binh',
		{ 'threads/7/unreadUser': 5 },
	],
	[
		'a name of the thread that is not the own',
		'binh',
		message( 'binh', { 'threads/7/name': 'An' } ),
	],
	[
		'a portrait of the thread that is not the own',
		'binh',
		message( 'binh', { 'threads/7/avt': '/an.webp' } ),
	],
	[
		'a field of its own in the thread',
		'binh',
		message( 'binh', { 'threads/7/html': 'x' } ),
	],
	[ 'a thread of somebody else', 'chi', { 'threads/7/unreadUser': 0 } ],
	[ 'presence of somebody else', 'binh', { 'presence/8/0a': NOW } ],
	[ 'somebody else leaves for a member', 'chi', { 'presence/7/x': null } ],
	[ 'presence in the future', 'binh', { 'presence/7/0a': FAR } ],
	[
		'a member unblocks the own account',
		'binh',
		{ 'blocked/7': null },
		() => ( { blocked: { 7: FAR } } ),
	],
	[ 'a member blocks somebody', 'binh', { 'blocked/8': FAR } ],
	[
		'who was the author marks it unread',
		'an',
		{ 'threads/7/unreadAdmin': 1 },
		() => ( { blocked: { 1: FAR } } ),
	],
	[
		'the author blocks, which only the site does',
		'an',
		{ 'blocked/7': FAR },
	],
	[
		'the author unblocks, which only the site does',
		'an',
		{ 'blocked/7': null },
		() => ( { blocked: { 7: FAR } } ),
	],
	[ 'anything elsewhere, even by the author', 'an', { 'elsewhere/x': 1 } ],
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

async function attempt( [ , by, write, given ]: Case ): Promise< string > {
	server.database.root = { ...before(), ...given?.() };
	return update( ref( database( by ) ), write ).then(
		() => 'allowed',
		( error: { code: string } ) => error.code
	);
}

for ( const one of allowed ) {
	test( `allowed: ${ one[ 0 ] }`, async () => {
		expect( await attempt( one ) ).toBe( 'allowed' );
	} );
}

for ( const one of refused ) {
	test( `refused: ${ one[ 0 ] }`, async () => {
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
