import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getApps } from 'firebase/app';
import { getAuth, signOut } from 'firebase/auth';
import {
	get,
	increment,
	limitToLast,
	onDisconnect,
	onValue,
	orderByChild,
	push,
	query,
	ref,
	runTransaction,
	serverTimestamp,
	set,
	setPriority,
	setWithPriority,
	startAt,
	update,
} from 'firebase/database';
import { decodeJwt } from 'jose';
import { WebSocket } from 'ws';
import { startFirebaseServer } from '../../playground/firebase-server/server.mjs';
import { newServiceAccount } from '../../playground/firebase-server/tokens.mjs';
import {
	accessToken,
	connect,
	customToken,
} from '../../playground/firebase-server/client.mjs';
import type { Client } from '../../playground/firebase-server/client.mjs';

/*
 * The development server does to the real SDK what Firebase does.
 */

const account = newServiceAccount( 'hien-demo' );

/** All may be read; one's own place may be written. */
const rules = {
	rules: {
		'.read': 'auth != null',
		open: { '.write': 'auth != null', '.indexOn': [ 'at' ] },
		own: { $uid: { '.write': 'auth.uid === $uid' } },
	},
};

let server: Awaited< ReturnType< typeof startFirebaseServer > >;
const clients: Client[] = [];

test.beforeAll( async () => {
	server = await startFirebaseServer( {
		port: 0,
		rules,
		serviceAccount: account,
	} );
} );

test.afterEach( async () => {
	await Promise.all( clients.splice( 0 ).map( ( { end } ) => end() ) );
} );

test.afterAll( () => server.stop() );

async function signedIn( port = server.port, signer = account, uid = '7' ) {
	const client = connect( port );
	clients.push( client );
	await client.signIn( await customToken( signer, uid, {} ) );
	return client;
}

/** A server that keeps its data, and what asks it over HTTP as the service account. */
async function startWithData( data: string ) {
	const started = await startFirebaseServer( {
		port: 0,
		rules,
		serviceAccount: account,
		data,
	} );
	const url = `http://127.0.0.1:${ started.port }`;
	const token = await accessToken( { url, account } );
	return {
		...started,
		async ask( method: string, path: string, body?: unknown ) {
			const answer = await fetch( `${ url }/${ path }.json`, {
				method,
				headers: { Authorization: `Bearer ${ token }` },
				...( body === undefined
					? {}
					: { body: JSON.stringify( body ) } ),
			} );
			return ( await answer.json() ) as unknown;
		},
		signIn: async () =>
			fetch(
				`${ url }/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`,
				{
					method: 'POST',
					body: JSON.stringify( {
						token: await customToken( account, '7', {} ),
					} ),
				}
			),
		refresh: ( refreshToken: string ) =>
			fetch( `${ url }/securetoken.googleapis.com/v1/token`, {
				method: 'POST',
				body: new URLSearchParams( { refresh_token: refreshToken } ),
			} ),
	};
}

/** A folder of the test's own, which Playwright deletes before the next run. */
function dataFolder(): string {
	const folder = test.info().outputPath();
	mkdirSync( folder, { recursive: true } );
	return folder;
}

test( 'nobody is there when it starts, whoever was when it was stopped', async () => {
	const file = join( dataFolder(), 'data' );
	const first = await startWithData( file );
	await first.ask( 'PUT', 'presence/7/x', 1 );
	await first.ask( 'PUT', 'open/x', 1 );
	await first.stop();
	const second = await startWithData( file );
	expect( await second.ask( 'GET', '' ) ).toEqual( { open: { x: 1 } } );
	await second.stop();
} );

test( 'the file of sign-ins is replaced whole, and forgets those of long ago', async () => {
	const file = join( dataFolder(), 'data' );
	const keys = `${ file }.keys`;
	const first = await startWithData( file );
	await first.signIn();
	await first.stop();
	const kept = JSON.parse( readFileSync( keys, 'utf8' ) ) as {
		refreshTokens: [ string, object ][];
	};
	const [ recent ] = kept.refreshTokens[ 0 ] ?? [ '' ];
	const user = { uid: '7', claims: {} };
	kept.refreshTokens.push( [ 'old', { ...user, signedInAt: 1 } ] );
	writeFileSync( keys, JSON.stringify( kept ) );

	const second = await startWithData( file );
	expect( ( await second.refresh( 'old' ) ).status ).toBe( 400 );
	expect( ( await second.refresh( recent ) ).status ).toBe( 200 );
	const before = readFileSync( keys, 'utf8' );
	expect( before ).not.toContain( '"old"' );
	const opened = openSync( keys, 'r' );
	await second.signIn();
	expect( readFileSync( keys, 'utf8' ) ).not.toBe( before );
	expect( readFileSync( opened, 'utf8' ) ).toBe( before );
	closeSync( opened );
	await second.stop();
} );

for ( const [ method, path, body ] of [
	[ 'PATCH', 'open.json', 'null' ],
	[ 'PATCH', 'open.json', '"x"' ],
	[ 'PATCH', 'open.json', '{' ],
	[ 'GET', '%E0.json', undefined ],
	[ 'PUT', 'open/%E0.json', '1' ],
	[ 'GET', 'open.json?orderBy=5', undefined ],
	[
		'POST',
		'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
		'null',
	],
	[ 'POST', 'identitytoolkit.googleapis.com/v1/accounts:lookup', 'null' ],
] as const ) {
	test( `${ method } ${ path } with ${ String( body ) } is a bad request`, async () => {
		const url = `http://127.0.0.1:${ server.port }`;
		const token = await accessToken( { url, account } );
		const answer = await fetch( `${ url }/${ path }`, {
			method,
			...( body === undefined ? {} : { body } ),
			headers: { Authorization: `Bearer ${ token }` },
		} );
		expect( answer.status ).toBe( 400 );
	} );
}

for ( const [ parameters, message ] of [
	[
		'limitToLast=5',
		'orderBy must be defined when other query parameters are defined',
	],
	[
		'startAt="a"',
		'orderBy must be defined when other query parameters are defined',
	],
	[
		'orderBy="name"&limitToLast=5',
		'Index not defined, add ".indexOn": "name", for path "/open", to the rules',
	],
] as const ) {
	test( `a query by REST with ${ parameters } is refused, even to the service account`, async () => {
		const url = `http://127.0.0.1:${ server.port }`;
		const token = await accessToken( { url, account } );
		const answer = await fetch( `${ url }/open.json?${ parameters }`, {
			headers: { Authorization: `Bearer ${ token }` },
		} );
		expect( answer.status ).toBe( 400 );
		expect( await answer.json() ).toEqual( { error: message } );
	} );
}

for ( const frame of [
	'null',
	'{',
	'{"t":"d","d":{"r":1,"a":"g","b":{"p":5}}}',
] ) {
	test( `who sends ${ frame } is disconnected, and others go on`, async () => {
		const { database } = await signedIn();
		const socket = new WebSocket( `ws://127.0.0.1:${ server.port }/.ws` );
		await once( socket, 'open' );
		socket.send( frame );
		await once( socket, 'close' );
		await set( ref( database, 'own/7/x' ), 1 );
	} );
}

const matching = ( pattern: string ) => ( {
	rules: { '.write': `newData.val().matches(${ pattern })` },
} );

for ( const pattern of [
	'/(?:a)/',
	'/(?=a)b/',
	'/a(?!b)/',
	'/(a)\\1/',
	'/a*?/',
	'/(a|)/',
	'/a^b/',
	'/a$b/',
	'/\\bchat/',
	'/[\\s]/',
	'/a/g',
	"'a'",
] ) {
	test( `rules with ${ pattern } are refused, for Firebase has no such thing`, async () => {
		await expect(
			startFirebaseServer( {
				port: 0,
				rules: matching( pattern ),
				serviceAccount: account,
			} )
		).rejects.toThrow( /pattern|regular/ );
	} );
}

for ( const pattern of [
	'/^foo$/',
	'/yes/i',
	'/\\S/',
	'/^(19|20)[0-9][0-9][-\\/. ](0[1-9]|1[012])$/',
	'/^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,4}$/i',
	'/^((a|b)+c?){2}$/',
] ) {
	test( `rules with ${ pattern } are taken`, async () => {
		const started = await startFirebaseServer( {
			port: 0,
			rules: matching( pattern ),
			serviceAccount: account,
		} );
		await started.stop();
	} );
}

const withRule = ( rule: string ) =>
	startFirebaseServer( {
		port: 0,
		rules: { rules: { '.write': rule } },
		serviceAccount: account,
	} );

for ( const rule of [
	'newData.exist()',
	'data.toString() === null',
	'data.constructor() === null',
	'data.valueOf() === null',
	'exists()',
	"data['exists']()",
	'user === null',
	'query.limitToLast <= 100',
	'now ** 2 > 1',
	"'uid' in auth",
	'auth ?? now',
	'typeof now === 1',
	'data.exists() data.exists()',
	'data.exists() )',
	'( data.exists()',
	'now = 1',
	'() => true',
] ) {
	test( `the rule ${ rule } is refused at load`, async () => {
		await expect( withRule( rule ) ).rejects.toThrow(
			/^(Unknown|Rules have no|Unexpected)/
		);
	} );
}

for ( const rule of [
	'true',
	'( auth !== null || now > 1 )',
	'( auth !== null ) || ( now > 1 )',
] ) {
	test( `the rule ${ rule } is taken, and allows a write`, async () => {
		const started = await withRule( rule );
		const { database } = await signedIn( started.port );
		await set( ref( database, 'x' ), 1 );
		await started.stop();
	} );
}

test( 'priorities are seen by rules, and not stored', async () => {
	const started = await withRule( "newData.child('x').getPriority() !== 5" );
	const { database } = await signedIn( started.port );
	const place = ref( database, 'x' );
	await setWithPriority( place, { y: 1 }, 4 );
	await setPriority( place, 6 );
	await expect( setPriority( place, 5 ) ).rejects.toThrow(
		/PERMISSION_DENIED/i
	);
	expect( started.database.root ).toEqual( { x: { y: 1 } } );
	await started.stop();
} );

test( 'a session goes on beyond its first hour', async () => {
	const brief = await startFirebaseServer( {
		port: 0,
		rules,
		serviceAccount: account,
		lifetime: 2,
	} );
	const { database } = await signedIn( brief.port );
	for ( let count = 1; count <= 3; count++ ) {
		await new Promise( ( done ) => setTimeout( done, 1500 ) );
		await set( ref( database, 'own/7/x' ), count );
	}
	await brief.stop();
} );

test( 'a session that goes on keeps when it began', async () => {
	const post = async ( path: string, body: string ) => {
		const answer = await fetch(
			`http://127.0.0.1:${ server.port }/${ path }`,
			{ method: 'POST', body }
		);
		return ( await answer.json() ) as Record< string, string >;
	};
	const { idToken, refreshToken } = await post(
		'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
		JSON.stringify( { token: await customToken( account, '7', {} ) } )
	);
	await new Promise( ( done ) => setTimeout( done, 1100 ) );
	const next = await post(
		'securetoken.googleapis.com/v1/token',
		`refresh_token=${ refreshToken }`
	);
	const began = ( token = '' ) => decodeJwt( token )[ 'auth_time' ];
	expect( began( next[ 'id_token' ] ) ).toBe( began( idToken ) );
} );

test( 'values of the server, transactions and increments of two at once', async () => {
	const [ one, other ] = await Promise.all( [ signedIn(), signedIn() ] );
	await set( ref( one.database, 'open/count' ), 0 );
	const before = Date.now();
	await set( ref( one.database, 'open/at' ), serverTimestamp() );
	const at: unknown = ( await get( ref( other.database, 'open/at' ) ) ).val();
	expect( at ).toBeGreaterThanOrEqual( before );
	expect( at ).toBeLessThanOrEqual( Date.now() );
	const people = [ one, other, one, other ];
	await Promise.all(
		people.map( ( { database } ) =>
			runTransaction(
				ref( database, 'open/count' ),
				( count: number | null ) => ( count ?? 0 ) + 1
			)
		)
	);
	await Promise.all(
		people.map( ( { database } ) =>
			update( ref( database, 'open' ), { count: increment( 10 ) } )
		)
	);
	expect( ( await get( ref( one.database, 'open/count' ) ) ).val() ).toBe(
		44
	);
} );

test( 'a read of a missing child gives null, and leaves the list that is listened to as it is', async () => {
	const { database } = await signedIn();
	const parent = ref( database, 'open/letters' );
	const found: unknown[] = [];
	await set( parent, { first: 'a' } );
	const end = onValue( query( parent, limitToLast( 9 ) ), ( value ) =>
		found.push( value.val() )
	);
	const missing = await get( ref( database, 'open/letters/second' ) );
	expect( missing.exists() ).toBe( false );
	expect( missing.val() ).toBeNull();
	await expect.poll( () => found ).toEqual( [ { first: 'a' } ] );
	end();
} );

test( 'what is to happen when somebody goes', async () => {
	const [ stays, goes ] = await Promise.all( [ signedIn(), signedIn() ] );
	await set( ref( goes.database, 'own/7/here' ), true );
	await onDisconnect( ref( goes.database, 'own/7/here' ) ).remove();
	await expect(
		onDisconnect( ref( goes.database, 'own/8/here' ) ).set( true )
	).rejects.toThrow( /PERMISSION_DENIED/i );
	const left = new Promise< void >( ( done ) =>
		onValue( ref( stays.database, 'own/7/here' ), ( value ) => {
			if ( ! value.exists() ) {
				done();
			}
		} )
	);
	await goes.end();
	clients.splice( clients.indexOf( goes ), 1 );
	await left;
} );

test( 'the last of a list, and a list by a field', async () => {
	const { database } = await signedIn();
	await set( ref( database, 'open/list' ), null );
	await set( ref( database, 'open' ), {
		a: { at: 3 },
		b: { at: 1 },
		c: { at: 2 },
	} );
	const keys = async (
		...constraints: Parameters< typeof query >[ 1 ][]
	) => {
		const found: ( string | null )[] = [];
		(
			await get( query( ref( database, 'open' ), ...constraints ) )
		).forEach( ( { key } ) => {
			found.push( key );
		} );
		return found;
	};
	expect( await keys( limitToLast( 2 ) ) ).toEqual( [ 'b', 'c' ] );
	expect( await keys( orderByChild( 'at' ) ) ).toEqual( [ 'b', 'c', 'a' ] );
	expect( await keys( orderByChild( 'at' ), startAt( 2 ) ) ).toEqual( [
		'c',
		'a',
	] );
} );

test( 'a list that may be read no more is told so', async () => {
	const { database } = await signedIn();
	let isRefused = false;
	const last = query( ref( database, 'open' ), limitToLast( 2 ) );
	await new Promise( ( resolve ) =>
		onValue( last, resolve, () => {
			isRefused = true;
		} )
	);
	await signOut( getAuth( getApps().at( -1 ) ) );
	await expect.poll( () => isRefused ).toBe( true );
} );

test( 'nothing that was acknowledged is lost when the server is killed', async () => {
	const folder = dataFolder();
	// Playwright would make CommonJS of a static import, which has no import.meta.
	const { serveChat } = await import( '../../playground/chat.mjs' );
	const file = join( folder, 'rules.json' );
	writeFileSync( file, JSON.stringify( rules ) );
	const first = await serveChat( folder, 0, { rules: file } );
	const { database } = await signedIn( first.port, first.account );
	const acknowledged: string[] = [];
	let isKilled = false;
	const writing = ( async () => {
		for ( let count = 0; count < 300; count++ ) {
			const { key } = push( ref( database, 'open' ) );
			await set( ref( database, `open/${ String( key ) }` ), count );
			if ( ! isKilled ) {
				acknowledged.push( String( key ) );
			}
		}
	} )();
	while ( acknowledged.length < 100 ) {
		await new Promise( ( done ) => setTimeout( done, 5 ) );
	}
	isKilled = true;
	first.child.kill( 'SIGKILL' );
	await first.ended;
	const second = await serveChat( folder, first.port, { rules: file } );
	await writing; // The SDK comes back by itself, signed in as before.
	const stored = ( await get( ref( database, 'open' ) ) ).val() as object;
	expect( Object.keys( stored ) ).toHaveLength( 300 );
	expect( Object.keys( stored ) ).toEqual(
		expect.arrayContaining( acknowledged )
	);
	second.stop();
} );

test( 'port and rules are enough to start it; its service account is beside the data', async () => {
	const folder = dataFolder();
	const started = spawn(
		process.execPath,
		[
			'playground/firebase-server',
			'--port=0',
			'--rules=plugin/firebase/database.rules.json',
			`--data=${ join( folder, 'data' ) }`,
		],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	const said = await Promise.race( [
		once( started.stdout, 'data' ),
		once( started, 'exit' ),
	] );
	started.kill();
	expect( String( said ) ).toContain( 'http://127.0.0.1:' );
	expect( existsSync( join( folder, 'account.json' ) ) ).toBe( true );
} );
