import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { deleteApp } from 'firebase/app';
import { startFirebaseServer } from '../../playground/firebase-server/server.mjs';
import { newServiceAccount } from '../../playground/firebase-server/tokens.mjs';
import { ApiError } from '../../src/api/errors';
import { createConnection } from '../../src/features/chat/connection';
import type { Session } from '../../src/features/chat/connection-state';
import * as sdk from '../../src/features/chat/sdk';
import { markRead } from '../../src/features/chat/conversation/mark-read';
import { toThread } from '../../src/features/chat/conversation/message';
import {
	createMessageSource,
	OLDER,
} from '../../src/features/chat/conversation/message-source';
import { createOutbox } from '../../src/features/chat/conversation/outbox';
import { createTyping } from '../../src/features/chat/conversation/typing';
import {
	accessToken,
	customToken,
} from '../../playground/firebase-server/client.mjs';

/*
 * The chat's core, as the site has it, with the real SDK, against the development server with the real rules.
 */

const account = newServiceAccount( 'hien-demo' );
const rules = JSON.parse(
	readFileSync( 'plugin/firebase/database.rules.json', 'utf8' )
) as object;

/** Milliseconds for which the rules let a token count. */
const RULES_ALLOW = 3_900_000;

const IMAGES = 'https://hien.vn/wp-content/uploads/hien-chat/';
const shared = { images: IMAGES, author: '1' };
const MEMBER = { ...shared, name: 'Bình', avt: '/binh.webp' };
const AUTHOR = { ...shared, name: 'An', avt: '/an.webp', admin: true };

type Server = Awaited< ReturnType< typeof startFirebaseServer > >;

let folder: string;
let server: Server;
let ends: ( () => Promise< void > )[];

/** The browser's storage, which all tabs share. */
const storage = new Map< string, string >();

async function startServer( port = 0, lifetime = 3600 ): Promise< Server > {
	return startFirebaseServer( {
		port,
		rules,
		serviceAccount: account,
		data: join( folder, 'data.json' ),
		lifetime,
	} );
}

test.beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'hien-chat-' ) );
	storage.clear();
	ends = [];
	server = await startServer();
} );

test.afterEach( async () => {
	for ( const end of ends.reverse() ) {
		await end();
	}
	await server.stop();
	await rm( folder, { recursive: true, force: true } );
} );

interface Person {
	readonly uid: string;
	readonly claims: object;
}

const binh: Person = { uid: '7', claims: MEMBER };
const an: Person = { uid: '1', claims: AUTHOR };

type Refusal = { current: ApiError | null };

function settingsOf( port: number ) {
	return {
		apiKey: 'key',
		authDomain: '',
		appId: '',
		projectId: 'hien-demo',
		databaseURL: 'https://hien-demo.firebaseio.com',
		emulator: `http://127.0.0.1:${ port }`,
	};
}

/** One page of somebody, as the site begins it. */
function openPage(
	{ uid, claims }: Person,
	{
		of = '7',
		refusal = { current: null },
		ages = [],
		answer = { current: Promise.resolve() },
		person = null,
		onBegin = () => {},
		port = server.port,
		signer = account,
	}: {
		readonly of?: string;
		readonly refusal?: Refusal;
		/** How old each token is that WordPress gives, milliseconds; 0 for further ones. */
		readonly ages?: number[];
		/** When WordPress's answer with a token arrives. */
		readonly answer?: { current: Promise< void > };
		/** What WordPress knows of the member. */
		readonly person?: {
			readonly name: string;
			readonly avt: string;
		} | null;
		readonly onBegin?: () => void;
		/** Where the page reaches the database. */
		readonly port?: number;
		/** The account by which WordPress signs its tokens. */
		readonly signer?: typeof account;
	} = {}
) {
	let tokens = 0;
	/** What the site would log of messages that could not be sent. */
	const failures: unknown[] = [];
	let end = () => Promise.resolve();
	const connection = createConnection( {
		loadSdk: () =>
			Promise.resolve( {
				...sdk,
				openFirebase(
					...settings: Parameters< typeof sdk.openFirebase >
				) {
					const firebase = sdk.openFirebase( ...settings );
					end = () => deleteApp( firebase.database.app );
					return firebase;
				},
			} ),
		requestToken: async () => {
			tokens++;
			if ( refusal.current ) {
				throw refusal.current;
			}
			const issued = Date.now() - ( ages.shift() ?? 0 );
			const token = customToken( signer, uid, { ...claims, issued } );
			await answer.current;
			return token;
		},
		config: () => settingsOf( port ),
	} );
	const stops: ( () => void )[] = [];
	/** The outbox of a member's conversation. */
	const outboxOf = ( member: string ) => {
		const prefix = `outbox-${ uid }-${ member }-`;
		const outbox = createOutbox( {
			connection,
			uid: member,
			store: {
				lock: `outbox-${ uid }`,
				read: () =>
					[ ...storage ]
						.filter( ( [ key ] ) => key.startsWith( prefix ) )
						.map( ( [ , text ] ) => text ),
				write( id, text ) {
					if ( text === null ) {
						storage.delete( prefix + id );
					} else {
						storage.set( prefix + id, text );
					}
					return true;
				},
				subscribe: () => () => {},
			},
			getPerson: () => Promise.resolve( person ),
			onBegin,
			onFailure: ( error ) => failures.push( error ),
		} );
		stops.push( outbox.start() );
		return outbox;
	};
	connection.start();
	const outbox = outboxOf( of );
	let isOpen = true;
	/** Ends the page as a closed tab does: what is on its way is lost. */
	const close = async () => {
		if ( ! isOpen ) {
			return;
		}
		isOpen = false;
		stops.forEach( ( stop ) => stop() );
		connection.close( '' );
		await end();
		end = () => Promise.resolve();
	};
	ends.push( close );
	return {
		connection,
		outbox,
		outboxOf,
		failures,
		close,
		state: () => connection.getSnapshot().state,
		tokens: () => tokens,
	};
}

async function online(
	page: ReturnType< typeof openPage >
): Promise< Session > {
	await expect.poll( page.state ).toBe( 'online' );
	const { session } = page.connection.getSnapshot();
	if ( ! session ) {
		throw new Error( 'No session' );
	}
	return session;
}

/** A line to the server that can go dead: nothing passes any more, but neither end is told. New connections work. */
async function openLine() {
	const sockets: Socket[] = [];
	/** The two sockets of each connection that is not dead. */
	const pairs: Array< readonly [ Socket, Socket ] > = [];
	const line = createServer( ( near ) => {
		const far = connect( server.port, '127.0.0.1' );
		sockets.push( near, far );
		pairs.push( [ near, far ] );
		near.pipe( far ).pipe( near );
		near.on( 'error', () => {} );
		far.on( 'error', () => {} );
	} );
	await new Promise< void >( ( done ) => line.listen( 0, done ) );
	ends.push( async () => {
		sockets.forEach( ( socket ) => socket.destroy() );
		line.close();
		await once( line, 'close' );
	} );
	return {
		...( line.address() as AddressInfo ),
		/** Returns a function by which the server notices it. */
		goDead() {
			const dead = pairs.splice( 0 );
			for ( const [ near, far ] of dead ) {
				near.unpipe().resume();
				far.unpipe().resume();
			}
			return () => dead.forEach( ( [ , far ] ) => far.destroy() );
		},
	};
}

/** The messages that a page shows, by their words. */
function follow( session: Session, of = '7' ) {
	const source = createMessageSource( session, of );
	source.subscribe( () => {} );
	return {
		source,
		texts: () => source.getSnapshot().items.map( ( each ) => each.message ),
	};
}

function data(): { [ name: string ]: never } {
	return ( server.database.root ?? {} ) as { [ name: string ]: never };
}

function texts( of = '7' ): string[] {
	const chats = data()[ 'chats' ] as
		| { [ uid: string ]: { [ key: string ]: { message: string } } }
		| undefined;
	return Object.entries( chats?.[ of ] ?? {} )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ , { message } ] ) => message );
}

/** Writes values by their paths as the site does, which no rule binds. */
async function writeAsSite(
	values: Record< string, unknown >
): Promise< void > {
	const url = `http://127.0.0.1:${ server.port }`;
	const token = await accessToken( { url, account } );
	const { ok } = await fetch( `${ url }/.json`, {
		method: 'PATCH',
		headers: { Authorization: `Bearer ${ token }` },
		body: JSON.stringify( values ),
	} );
	expect( ok ).toBe( true );
}

/** Revokes the sign-ins of Bình from before a time. */
const block = ( time: number ) => writeAsSite( { 'blocked/7': time } );

const removeConversation = () =>
	writeAsSite( { 'chats/7': null, 'threads/7': null } );

const words = ( text: string ) => ( { text, img: '' } );

test( 'a message, its answer and what was read', async () => {
	const member = openPage( binh );
	const author = openPage( an );
	const [ memberSession, authorSession ] = [
		await online( member ),
		await online( author ),
	];
	const [ left, right ] = [
		follow( memberSession ),
		follow( authorSession ),
	];
	member.outbox.add( words( 'Em chào thầy' ) );
	await expect.poll( right.texts ).toEqual( [ 'Em chào thầy' ] );
	await markRead(
		authorSession,
		'7',
		'Admin',
		right.source.getSnapshot().items
	);
	author.outbox.add( words( 'Chào em' ) );
	await expect.poll( left.texts ).toEqual( [ 'Em chào thầy', 'Chào em' ] );
	const thread = () => toThread( ( data()[ 'threads' ] as never )[ '7' ] );
	expect( thread() ).toMatchObject( {
		name: 'Bình',
		last: 'Chào em',
		lastType: 'Admin',
		unreadAdmin: 0,
		unreadUser: 1,
	} );
	const { items: messages } = left.source.getSnapshot();
	await markRead( memberSession, '7', 'user', messages );
	await expect
		.poll( () => right.source.getSnapshot().items.at( -1 )?.isRead )
		.toBe( true );
	expect( thread()?.unreadUser ).toBe( 0 );

	// The author has marked it as unread, and opens it again.
	await sdk.set(
		sdk.ref( authorSession.database, 'threads/7/unreadAdmin' ),
		1
	);
	await markRead( authorSession, '7', 'Admin', messages, 1 );
	expect( thread()?.unreadAdmin ).toBe( 0 );
} );

test( 'what was written while the other side’s answer waited stays unread', async () => {
	const member = openPage( binh );
	const author = openPage( an );
	await online( member );
	const { database } = await online( author );
	const isSent = ( { outbox }: typeof member ) =>
		expect.poll( () => outbox.getSnapshot() ).toEqual( [] );
	const thread = () => toThread( ( data()[ 'threads' ] as never )[ '7' ] );
	member.outbox.add( words( 'một' ) );
	await isSent( member );
	sdk.goOffline( database );
	await expect.poll( author.state ).toBe( 'offline' );
	author.outbox.add( words( 'trả lời một' ) );
	member.outbox.add( words( 'hai' ) );
	await isSent( member );
	sdk.goOnline( database );
	await isSent( author );
	expect( thread() ).toMatchObject( { unreadAdmin: 2, unreadUser: 1 } );
	member.outbox.add( words( 'ba' ) );
	await isSent( member );
	expect( thread() ).toMatchObject( { unreadAdmin: 3, unreadUser: 1 } );
} );

test( 'who begins a conversation says so, also one that was deleted meanwhile', async () => {
	let times = 0;
	const author = openPage( an, {
		person: { name: 'Bình', avt: '' },
		onBegin: () => times++,
	} );
	await online( author );
	const send = async ( text: string ) => {
		author.outbox.add( words( text ) );
		await expect.poll( () => author.outbox.getSnapshot() ).toEqual( [] );
		return times;
	};
	expect( await send( 'một' ) ).toBe( 1 );
	expect( await send( 'hai' ) ).toBe( 1 );
	await removeConversation();
	expect( await send( 'ba' ) ).toBe( 2 );
	expect( texts() ).toEqual( [ 'ba' ] );
} );

test( 'many at once arrive in order, once each, at the pace that the rules allow', async () => {
	const member = openPage( binh );
	await online( member );
	const sent = [ 'một', 'hai', 'ba', 'bốn' ];
	sent.forEach( ( text ) => member.outbox.add( words( text ) ) );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	expect( texts() ).toEqual( sent );
} );

test( 'what is written offline is sent in order afterwards', async () => {
	const member = openPage( binh );
	await online( member );
	const { port } = server;
	await server.stop();
	await expect.poll( member.state ).toBe( 'offline' );
	member.outbox.add( words( 'một' ) );
	member.outbox.add( words( 'hai' ) );
	server = await startServer( port );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( [ 'một', 'hai' ] );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
} );

test( 'the server ends in the middle of sending: nothing is lost or doubled', async () => {
	const member = openPage( binh );
	await online( member );
	const { port } = server;
	const sent = Array.from( { length: 5 }, ( _, index ) => `tin ${ index }` );
	sent.forEach( ( text ) => member.outbox.add( words( text ) ) );
	await expect.poll( () => texts().length ).toBeGreaterThan( 1 );
	await server.stop();
	server = await startServer( port );
	await expect.poll( texts, { timeout: 30_000 } ).toEqual( sent );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
} );

test( 'a page that is closed in the middle: the next one sends the rest, and doubles nothing', async () => {
	const first = openPage( binh );
	await online( first );
	const sent = [ 'một', 'hai', 'ba' ];
	sent.forEach( ( text ) => first.outbox.add( words( text ) ) );
	await expect.poll( () => texts().length ).toBe( 1 );
	await first.close();
	openPage( binh );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( sent );
	await expect.poll( () => storage.size ).toBe( 0 );
} );

test( 'a message whose answer was lost is not sent twice', async () => {
	const first = openPage( binh );
	await online( first );
	first.outbox.add( words( 'một' ) );
	await expect.poll( texts ).toEqual( [ 'một' ] );
	const [ key ] = Object.keys( ( data()[ 'chats' ] as never )[ '7' ] );
	await first.close();
	// The page ended before it knew that the message is there.
	storage.set(
		'outbox-7-7-a',
		JSON.stringify( {
			id: 'a',
			key,
			text: 'một',
			img: '',
			refusal: null,
		} )
	);
	openPage( binh );
	await expect.poll( () => storage.size ).toBe( 0 );
	expect( texts() ).toEqual( [ 'một' ] );
} );

test( 'the author’s answers to many members, written offline, are all sent: all count as one sender’s', async () => {
	const author = openPage( an );
	const session = await online( author );
	const members = [ '20', '21', '22', '23', '24', '25' ];
	const lastAt = Date.now() - 60_000;
	const key = '-P7Tklf_J7CTOp_rvegO';
	await writeAsSite(
		Object.fromEntries(
			members.map( ( of ) => [
				`threads/${ of }`,
				{
					name: 'Bình',
					avt: '',
					last: 'Em chào thầy',
					lastAt,
					lastType: 'user',
					lastUserKey: key,
					unreadAdmin: 1,
					unreadUser: 0,
				},
			] )
		)
	);
	sdk.goOffline( session.database );
	await expect.poll( author.state ).toBe( 'offline' );
	const outboxes = members.map( ( of ) => author.outboxOf( of ) );
	outboxes.forEach( ( outbox ) => outbox.add( words( 'Chào em' ) ) );
	sdk.goOnline( session.database );
	await expect
		.poll( () => members.flatMap( texts ), { timeout: 30_000 } )
		.toEqual( members.map( () => 'Chào em' ) );
	await expect.poll( () => storage.size ).toBe( 0 );
	// None of them was refused even once.
	expect( [ author.failures, author.tokens() ] ).toEqual( [ [], 1 ] );
} );

test( 'two tabs that write at the same time', async () => {
	const tabs = [ openPage( binh ), openPage( binh ) ];
	await Promise.all( tabs.map( online ) );
	tabs[ 0 ]?.outbox.add( words( 'một' ) );
	tabs[ 1 ]?.outbox.add( words( 'hai' ) );
	await expect
		.poll( () => [ ...texts() ].sort(), { timeout: 20_000 } )
		.toEqual( [ 'hai', 'một' ] );
	await expect.poll( () => storage.size ).toBe( 0 );
} );

test( 'a refused message says why, keeps its words and lets others pass', async () => {
	const member = openPage( binh );
	await online( member );
	member.outbox.add( { text: '', img: 'https://evil.example/x.webp' } );
	member.outbox.add( words( 'hai' ) );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( [ 'hai' ] );
	await expect
		.poll( () => member.outbox.getSnapshot() )
		.toMatchObject( [
			{
				img: 'https://evil.example/x.webp',
				refusal: expect.stringMatching(
					/^Có thể địa chỉ của ảnh/
				) as unknown,
			},
		] );
	expect( member.failures ).toEqual( [
		new Error( member.outbox.getSnapshot()[ 0 ]?.refusal ?? '' ),
	] );
} );

test( 'what is written while the lock of the tabs is given back is sent as well', async () => {
	const member = openPage( binh );
	await online( member );
	let giveBack = () => {};
	// Node 20 has no locks.
	Object.defineProperty( globalThis, 'navigator', {
		configurable: true,
		value: {
			locks: {
				async request( _: string, send: () => Promise< void > ) {
					await send();
					await new Promise< void >( ( resolve ) => {
						giveBack = resolve;
					} );
				},
			},
		},
	} );
	member.outbox.add( words( 'một' ) );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	member.outbox.add( words( 'hai' ) );
	giveBack();
	await expect.poll( texts ).toEqual( [ 'một', 'hai' ] );
	giveBack();
	Reflect.deleteProperty( globalThis, 'navigator' );
} );

test( 'a token that expires is renewed by itself', async () => {
	const { port } = server;
	await server.stop();
	server = await startServer( port, 2 );
	const member = openPage( binh );
	const { texts: shown } = follow( await online( member ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 4000 ) );
	member.outbox.add( words( 'một' ) );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( [ 'một' ] );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	// Its other messages come as well.
	const author = openPage( an );
	author.outbox.add( words( 'hai' ) );
	await expect.poll( shown ).toEqual( [ 'một', 'hai' ] );
	expect( member.state() ).toBe( 'online' );
} );

test( 'a member who is blocked reads on, is told why they cannot write, and writes again once that ends', async () => {
	const claims = { ...MEMBER, blocked: false };
	const member = openPage( { uid: '7', claims } );
	const author = openPage( an );
	const { texts: shown } = follow( await online( member ) );
	await online( author );
	member.outbox.add( words( 'một' ) );
	await expect.poll( texts ).toEqual( [ 'một' ] );
	claims.blocked = true;
	await block( 9_999_999_999_999 );
	await expect.poll( member.state ).toBe( 'blocked' );
	author.outbox.add( words( 'ba' ) );
	await expect.poll( shown ).toEqual( [ 'một', 'ba' ] );
	expect( member.connection.getSnapshot().reason ).toMatch(
		/^Bạn không nhắn tin ở đây được nữa/
	);
	claims.blocked = false;
	await block( Date.now() - 1 );
	await expect.poll( member.state ).toBe( 'online' );
	member.outbox.add( words( 'hai' ) );
	await expect
		.poll( shown, { timeout: 20_000 } )
		.toEqual( [ 'một', 'ba', 'hai' ] );
} );

test( 'a member who may write again while the page still asks WordPress about the block writes', async () => {
	const claims = { ...MEMBER, blocked: false };
	let arrive = () => {};
	const answer = { current: Promise.resolve() };
	const member = openPage( { uid: '7', claims }, { answer } );
	const { database } = await online( member );
	let revoked: unknown;
	sdk.onValue( sdk.ref( database, 'blocked/7' ), ( value ) => {
		revoked = value.val();
	} );
	answer.current = new Promise( ( resolve ) => {
		arrive = resolve;
	} );
	const asked = member.tokens();
	claims.blocked = true;
	await block( 9_999_999_999_999 );
	await expect.poll( member.tokens ).toBe( asked + 1 );
	claims.blocked = false;
	const end = Date.now() - 1;
	await block( end );
	await expect.poll( () => revoked ).toBe( end );
	arrive();
	await expect.poll( member.tokens ).toBe( asked + 2 );
	await expect.poll( member.state ).toBe( 'online' );
} );

test( 'what is unsent when its writer is blocked is refused with the reason, and waits for them', async () => {
	const claims = { ...MEMBER, blocked: false };
	const member = openPage( { uid: '7', claims } );
	await online( member );
	claims.blocked = true;
	await block( 9_999_999_999_999 );
	// The first is on its way before this page knows.
	member.outbox.add( words( 'một' ) );
	member.outbox.add( words( 'hai' ) );
	const unsent = () =>
		member.outbox
			.getSnapshot()
			.map( ( { text, refusal } ) => [ text, refusal ] );
	const reason = expect.stringMatching(
		/^Bạn không nhắn tin ở đây được nữa/
	) as unknown;
	const both = [
		[ 'một', reason ],
		[ 'hai', reason ],
	];
	await expect.poll( unsent, { timeout: 20_000 } ).toEqual( both );
	const [ first ] = member.outbox.getSnapshot();
	member.outbox.retry( String( first?.id ) );
	await expect.poll( unsent ).toEqual( both );
	claims.blocked = false;
	await block( Date.now() - 1 );
	await expect.poll( member.state ).toBe( 'online' );
	member.outbox.retry( String( first?.id ) );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( [ 'một' ] );
	await expect.poll( unsent ).toEqual( [ [ 'hai', reason ] ] );
} );

test( 'what a blocked member had not sent on an earlier page is refused with the reason', async () => {
	storage.set(
		'outbox-7-7-a',
		JSON.stringify( {
			id: 'a',
			key: null,
			text: 'một',
			img: '',
			refusal: null,
		} )
	);
	const member = openPage( {
		uid: '7',
		claims: { ...MEMBER, blocked: true },
	} );
	await expect
		.poll( () => member.outbox.getSnapshot()[ 0 ]?.refusal )
		.toMatch( /^Bạn không nhắn tin ở đây được nữa/ );
} );

test( 'a member who was blocked before the page came reads the conversation', async () => {
	const author = openPage( an, { person: { name: 'Bình', avt: '' } } );
	await online( author );
	author.outbox.add( words( 'một' ) );
	await expect.poll( texts ).toEqual( [ 'một' ] );
	const member = openPage( {
		uid: '7',
		claims: { ...MEMBER, blocked: true },
	} );
	await expect.poll( member.state ).toBe( 'blocked' );
	const { session } = member.connection.getSnapshot();
	const { texts: shown } = follow( session as Session );
	await expect.poll( shown ).toEqual( [ 'một' ] );
} );

test( 'a sign-in that was revoked, as by signing out elsewhere, is renewed where WordPress agrees', async () => {
	const member = openPage( binh );
	await online( member );
	const first = member.tokens();
	await block( Date.now() );
	member.outbox.add( words( 'một' ) );
	await expect.poll( texts, { timeout: 20_000 } ).toEqual( [ 'một' ] );
	expect( member.tokens() ).toBeGreaterThan( first );
	await expect.poll( member.state ).toBe( 'online' );
} );

test( 'a page whose session is over keeps what it shows and asks for nothing more, until somebody tries again', async () => {
	const member = openPage( binh );
	const { texts: shown } = follow( await online( member ) );
	member.outbox.add( words( 'một' ) );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	member.connection.close( 'Hết phiên.' );
	member.connection.start();
	expect( await member.connection.renew() ).toBe( false );
	expect( member.connection.getSnapshot() ).toMatchObject( {
		state: 'failed',
		reason: 'Hết phiên.',
	} );
	expect( shown() ).toEqual( [ 'một' ] );
	expect( member.tokens() ).toBe( 1 );
	member.connection.retry();
	await online( member );
	member.outbox.add( words( 'hai' ) );
	await expect.poll( shown ).toEqual( [ 'một', 'hai' ] );
} );

for ( const [ what, refusal ] of [
	[ 'answers', null ],
	[ 'fails', new ApiError( 'network' ) ],
] as const ) {
	test( `a session that is over while WordPress ${ what }: no further token is asked for`, async () => {
		const member = openPage( binh, { refusal: { current: refusal } } );
		member.connection.close( 'Hết phiên.' );
		await new Promise( ( done ) => setTimeout( done, 2000 ) );
		expect( member.state() ).toBe( 'failed' );
		expect( member.tokens() ).toBe( 1 );
	} );
}

test( 'a laptop that slept for an hour: what it follows goes on with a new token', async () => {
	const member = openPage( binh, { ages: [ RULES_ALLOW - 3000 ] } );
	const session = await online( member );
	const messages = createMessageSource( session, '7' );
	const stop = messages.subscribe( () => {} );
	member.outbox.add( { text: 'Dạ', img: '' } );
	const last = () => messages.getSnapshot().items.at( -1 )?.message;
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	await new Promise( ( done ) => setTimeout( done, 3000 ) );
	// It comes back, as after sleep: the database asks again what may be followed.
	sdk.goOffline( session.database );
	sdk.goOnline( session.database );
	const author = openPage( an );
	await online( author );
	author.outbox.add( { text: 'Em còn đó không?', img: '' } );
	await expect.poll( last ).toBe( 'Em còn đó không?' );
	expect( member.tokens() ).toBe( 2 );
	expect( messages.getSnapshot().status ).toBe( 'ready' );
	stop();
} );

test( 'a sign-in that ran out while the connection stayed: what is written is sent with a new token', async () => {
	const member = openPage( binh, { ages: [ RULES_ALLOW - 3000 ] } );
	await online( member );
	member.outbox.add( words( 'Dạ' ) );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	await new Promise( ( done ) => setTimeout( done, 4000 ) );
	member.outbox.add( words( 'Em hỏi' ) );
	await expect
		.poll( texts, { timeout: 10_000 } )
		.toEqual( [ 'Dạ', 'Em hỏi' ] );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	expect( [ member.failures, member.tokens() ] ).toEqual( [ [], 2 ] );
} );

test( 'a sign-in that ran out while WordPress is broken: all that is followed goes on once WordPress is back', async () => {
	const refusal: Refusal = { current: null };
	const member = openPage( binh, {
		refusal,
		ages: [ RULES_ALLOW - 3000 ],
	} );
	const session = await online( member );
	const { source, texts: shown } = follow( session );
	let unread: unknown;
	session.follow(
		sdk.ref( session.database, 'threads/7/unreadUser' ),
		( value ) => {
			unread = value.val();
		}
	);
	member.outbox.add( words( 'một' ) );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	refusal.current = new ApiError( 'refused', { status: 500 } );
	await new Promise( ( done ) => setTimeout( done, 3000 ) );
	sdk.goOffline( session.database );
	sdk.goOnline( session.database );
	await expect.poll( () => source.getSnapshot().status ).toBe( 'error' );
	expect( member.state() ).toBe( 'offline' );
	expect( shown() ).toEqual( [ 'một' ] );
	member.outbox.add( words( 'hai' ) );
	refusal.current = null;
	await expect.poll( member.state, { timeout: 20_000 } ).toBe( 'online' );
	const author = openPage( an );
	await online( author );
	await expect.poll( texts ).toEqual( [ 'một', 'hai' ] );
	author.outbox.add( words( 'ba' ) );
	await expect.poll( shown ).toEqual( [ 'một', 'hai', 'ba' ] );
	expect( source.getSnapshot().status ).toBe( 'ready' );
	await expect.poll( () => unread ).toBe( 1 );
} );

test( 'a sign-in that is renewed while the database is away does not count as connecting', async () => {
	const member = openPage( binh );
	const { database } = await online( member );
	sdk.goOffline( database );
	await expect.poll( member.state ).toBe( 'offline' );
	expect( await member.connection.renew() ).toBe( true );
	expect( member.state() ).toBe( 'offline' );
	sdk.goOnline( database );
	await expect.poll( member.state ).toBe( 'online' );
} );

test( 'a page that went to rest offline stays disconnected when the network is back', async () => {
	const member = openPage( binh );
	const { database } = await online( member );
	const isConnected = async () =>
		new Promise( ( resolve ) =>
			sdk.onValue(
				sdk.ref( database, '.info/connected' ),
				( value ) => resolve( value.val() ),
				{ onlyOnce: true }
			)
		);
	const { port } = server;
	await server.stop();
	await expect.poll( member.state ).toBe( 'offline' );
	member.connection.pause( false );
	server = await startServer( port );
	member.connection.retry();
	// Longer than it takes another page to connect.
	await online( openPage( an ) );
	expect( await isConnected() ).toBe( false );
	await member.connection.resume();
	await expect.poll( member.state ).toBe( 'online' );
} );

test( 'a page that rests is not connecting when its sign-in is renewed', async () => {
	const member = openPage( binh );
	await online( member );
	member.connection.pause( false );
	expect( await member.connection.renew() ).toBe( true );
	expect( member.state() ).toBe( 'online' );
} );

test( 'WordPress that is away while the database is there: tried again, and the connection is kept', async () => {
	const refusal: Refusal = { current: null };
	const member = openPage( binh, { refusal } );
	const { database } = await online( member );
	let losses = 0;
	sdk.onValue( sdk.ref( database, '.info/connected' ), ( value ) => {
		losses += value.val() === true ? 0 : 1;
	} );
	refusal.current = new ApiError( 'network' );
	expect( await member.connection.renew() ).toBe( false );
	member.connection.retry();
	refusal.current = null;
	await expect.poll( member.state ).toBe( 'online' );
	expect( losses ).toBe( 0 );
} );

test( 'WordPress that gives no token: its sentence, and no second try by itself', async () => {
	const member = openPage( binh, {
		refusal: {
			current: new ApiError( 'refused', {
				status: 403,
				code: 'rest_forbidden',
				message: 'Tài khoản của bạn chưa là thành viên của trang này.',
			} ),
		},
	} );
	await expect.poll( member.state ).toBe( 'failed' );
	expect( member.connection.getSnapshot().reason ).toBe(
		'Tài khoản của bạn chưa là thành viên của trang này.'
	);
	expect( member.tokens() ).toBe( 1 );
} );

test( 'a sign-in that Google refuses for good: a sentence that names another way, and to who answers the settings', async () => {
	const member = openPage( binh, {
		signer: newServiceAccount( 'hien-demo' ),
	} );
	await expect.poll( member.state ).toBe( 'failed' );
	expect( member.connection.getSnapshot().reason ).toMatch(
		/bạn dùng trang Liên hệ nhé/
	);
	const author = openPage( an, { signer: newServiceAccount( 'hien-demo' ) } );
	await expect.poll( author.state ).toBe( 'failed' );
	expect( author.connection.getSnapshot().reason ).toMatch(
		/Google từ chối đăng nhập.*“Kiểm tra kết nối”/
	);
} );

test( 'a token that nobody can read is refused by Google, and so said', async () => {
	const { database, signIn } = sdk.openFirebase(
		settingsOf( server.port ),
		() => {}
	);
	await expect( signIn( 'not.a-token!.at-all' ) ).rejects.toMatchObject( {
		kind: 'refused',
		code: 'auth/invalid-custom-token',
	} );
	await deleteApp( database.app );
} );

test( 'presence is that of tabs: the last one that leaves turns it off', async () => {
	const tabs = [ openPage( binh ), openPage( binh ) ];
	// Now and then two tabs take the same slot; not here.
	const { random } = Math;
	let numbers = 0;
	Math.random = () => ( numbers++ % 256 ) / 256;
	await Promise.all( tabs.map( online ) ).finally( () => {
		Math.random = random;
	} );
	const here = () =>
		Object.keys( ( data()[ 'presence' ] as never )?.[ '7' ] ?? {} ).length;
	await expect.poll( here ).toBe( 2 );
	await tabs[ 0 ]?.close();
	await expect.poll( here ).toBe( 1 );
	tabs[ 1 ]?.connection.pause( false );
	await expect.poll( here ).toBe( 0 );
	await tabs[ 1 ]?.connection.resume();
	await expect.poll( here ).toBe( 1 );
} );

test( 'a line that goes dead unnoticed: what is written waits and is sent once, and whoever is back stays here', async () => {
	const line = await openLine();
	const member = openPage( binh, { port: line.port } );
	const session = await online( member );
	const here = () =>
		Object.keys( ( data()[ 'presence' ] as never )?.[ '7' ] ?? {} ).length;
	await expect.poll( here ).toBe( 1 );
	const notice = line.goDead();
	member.outbox.add( words( 'một' ) );
	// As reconnectIfLate() does when no answer comes in time.
	sdk.reconnect( session );
	await expect.poll( texts ).toEqual( [ 'một' ] );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	notice();
	// Takes longer than the server needs for the end of the dead line.
	member.outbox.add( words( 'hai' ) );
	await expect.poll( texts ).toEqual( [ 'một', 'hai' ] );
	expect( here() ).toBe( 1 );
} );

test( 'a page that waits for news while nobody uses it: nobody is here, and the news come', async () => {
	const member = openPage( binh );
	const author = openPage( an );
	await online( member );
	const { texts: shown } = follow( await online( author ) );
	const here = () =>
		Object.keys( ( data()[ 'presence' ] as never )?.[ '1' ] ?? {} ).length;
	await expect.poll( here ).toBe( 1 );
	author.connection.pause( true );
	await expect.poll( here ).toBe( 0 );
	member.outbox.add( words( 'một' ) );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	// A message that had waited.
	author.outbox.add( words( 'hai' ) );
	await expect.poll( shown ).toEqual( [ 'một', 'hai' ] );
	expect( here() ).toBe( 0 );
	await author.connection.resume();
	await expect.poll( here ).toBe( 1 );
} );

test( 'a page that rested, as in a tab that was not seen, shows what came meanwhile', async () => {
	const member = openPage( binh );
	const author = openPage( an );
	const session = await online( member );
	await online( author );
	const { texts: shown } = follow( session );
	let unread: unknown;
	const stop = session.follow(
		sdk.ref( session.database, 'threads/7/unreadUser' ),
		( value ) => {
			unread = value.val();
		}
	);
	ends.push( () => Promise.resolve( stop() ) );
	member.outbox.add( words( 'một' ) );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	member.connection.pause( false );
	author.outbox.add( words( 'hai' ) );
	await expect.poll( texts ).toEqual( [ 'một', 'hai' ] );
	expect( [ unread, member.state() ] ).toEqual( [ 0, 'online' ] );
	await member.connection.resume();
	await expect.poll( shown ).toEqual( [ 'một', 'hai' ] );
	await expect.poll( () => unread ).toBe( 1 );
} );

test( 'who types is seen typing until they pause, or their connection ends', async () => {
	const member = openPage( binh );
	const author = openPage( an );
	const session = await online( member );
	const { source } = follow( await online( author ) );
	member.outbox.add( words( 'một' ) );
	await expect.poll( texts ).toEqual( [ 'một' ] );
	const types = () =>
		source.getSnapshot().items.some( ( { isOnPress } ) => isOnPress );
	const typing = createTyping( session, '7' );
	ends.push( () => Promise.resolve( typing.stop() ) );
	const [ key ] = Object.keys( ( data()[ 'chats' ] as never )[ '7' ] );
	typing.type( key );
	await expect.poll( types ).toBe( true );
	await expect.poll( types ).toBe( false );
	typing.type( key );
	await expect.poll( types ).toBe( true );
	member.connection.pause( false );
	await expect.poll( types ).toBe( false );
} );

test( 'a long conversation: the newest at first, older ones in the order of time on the way up, whatever their keys', async () => {
	const then = Date.now() - 1_000_000;
	const stored = Array.from( { length: 120 }, ( _, index ) => [
		`-N${ String( ( index * 7 ) % 120 ).padStart( 5, '0' ) }`,
		{
			username: 'Bình',
			type: 'user',
			avt: '',
			message: `tin ${ index }`,
			user_id: '7',
			createdAt: then + index,
			isRead: true,
			isOnPress: false,
		},
	] );
	server.database.root = {
		chats: { 7: Object.fromEntries( stored ) as object },
	};
	const { source, texts: shown } = follow( await online( openPage( binh ) ) );
	const expected = ( from: number ) =>
		Array.from(
			{ length: 120 - from },
			( _, index ) => `tin ${ from + index }`
		);
	await expect.poll( shown ).toEqual( expected( 90 ) );
	expect( source.getSnapshot().hasOlder ).toBe( true );
	await source.loadOlder();
	expect( shown() ).toEqual( expected( 90 - OLDER ) );
	for ( let left = 90 - OLDER; left > 0; left -= OLDER ) {
		expect( source.getSnapshot().hasOlder ).toBe( true );
		await source.loadOlder();
	}
	expect( shown() ).toEqual( expected( 0 ) );
	expect( source.getSnapshot().hasOlder ).toBe( false );
} );

test( 'the author answers a member whose portrait has changed since', async () => {
	const member = openPage( binh );
	await online( member );
	member.outbox.add( words( 'Em chào thầy' ) );
	await expect.poll( () => member.outbox.getSnapshot() ).toEqual( [] );
	const author = openPage( an, {
		person: { name: 'Bình', avt: '/moi.webp' },
	} );
	await online( author );
	author.outbox.add( words( 'Chào em' ) );
	await expect.poll( () => author.outbox.getSnapshot() ).toEqual( [] );
	expect( toThread( ( data()[ 'threads' ] as never )[ '7' ] ) ).toMatchObject(
		{
			last: 'Chào em',
			avt: '/binh.webp',
		}
	);
} );

test( 'a conversation that is deleted is empty at once', async () => {
	const member = openPage( binh );
	const { texts: shown } = follow( await online( member ) );
	member.outbox.add( words( 'một' ) );
	await expect.poll( shown ).toEqual( [ 'một' ] );
	await removeConversation();
	await expect.poll( shown ).toEqual( [] );
	member.outbox.add( words( 'hai' ) );
	await expect.poll( shown ).toEqual( [ 'hai' ] );
} );
