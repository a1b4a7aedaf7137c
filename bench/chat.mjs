/**
 * The chat under load: Firebase's SDK, the plugin's rules and the development server (playground/firebase-server), all on
 * this machine. It measures the server, the rules and how the SDK uses them, and no network.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	get,
	increment,
	limitToLast,
	onChildAdded,
	onValue,
	orderByChild,
	push,
	query,
	ref,
	serverTimestamp,
	update,
} from 'firebase/database';
import { serveChat } from '../playground/chat.mjs';
import { connect, customToken } from '../playground/firebase-server/client.mjs';
import { atMost } from './measure.mjs';

const PAIRS = 50;
/** Messages that each person sends before the measurement, and in each of its two parts; the rules allow 30 a minute. */
const WARM_UP = 1;
const MESSAGES = 14;

/** Milliseconds between two messages of one person; the rules ask for 500. */
const PAUSE = 600;

/** How often one message is tried. */
const ATTEMPTS = 5;

/** Pairs of a member and an answerer, each with a connection of their own, write to each other at once. */
export async function chat() {
	const folder = mkdtempSync( join( tmpdir(), 'hien-chat-' ) );
	let server = await serveChat( folder );
	const people = await connectPairs( server );

	await everyoneSends( people, WARM_UP );
	const delays = [];
	const startedAt = clock();
	for ( const person of people ) {
		onChildAdded( conversation( person ), ( message ) => {
			const { user_id: writer, message: sentAt } = message.val();
			if ( writer !== person.id && Number( sentAt ) > startedAt ) {
				delays.push( clock() - Number( sentAt ) );
			}
		} );
	}
	await everyoneSends( people, MESSAGES );
	console.log(
		`\nChat: ${ PAIRS } pairs at once, ${ delays.length } messages of ${ people.length * MESSAGES } seen by the other side`
	);
	atMost( 'seen after, 95 of 100, ms', percentile( delays, 0.95 ), 100 );
	atMost( 'seen after, half, ms', percentile( delays, 0.5 ), 100 );

	server.child.kill( 'SIGKILL' );
	const sent = everyoneSends( people, MESSAGES ); // While there is no server.
	await wait( 1000 );
	const start = performance.now();
	server = await serveChat( folder, server.port );
	await Promise.all( people.map( isConnected ) );
	const back = performance.now() - start;
	await sent;
	const counts = await Promise.all(
		people.map(
			async ( { database, member } ) =>
				// Another query than the one that is listened to: the SDK asks the server, and not its cache.
				(
					await get(
						query(
							ref( database, `chats/${ member.id }` ),
							limitToLast( 100 )
						)
					)
				).size
		)
	);
	console.log(
		`\nChat: the server is killed while ${ people.length } people are connected`
	);
	atMost( 'all are back after, s', back / 1000, 10 );
	atMost(
		'conversations with lost or doubled messages',
		counts.filter( ( count ) => count !== 2 * ( WARM_UP + 2 * MESSAGES ) )
			.length,
		0
	);
	await Promise.all( people.map( ( { end } ) => end() ) );
	server.stop();
}

/** The messages of a person's conversation; there are fewer than 100. */
function conversation( { database, member } ) {
	return query(
		ref( database, `chats/${ member.id }` ),
		orderByChild( 'createdAt' ),
		limitToLast( 100 )
	);
}

/** Connects and signs in the member and the answerer of each pair. */
async function connectPairs( { port, account } ) {
	const signedIn = async ( id, claims, member ) => {
		const client = connect( port );
		await client.signIn(
			await customToken( account, id, {
				...claims,
				avt: '/a.webp',
				images: 'https://hien.vn/',
				author: '1',
				issued: Date.now(),
			} )
		);
		return { ...client, ...claims, id, member, sent: 0, from: null };
	};
	const pairs = Array.from( { length: PAIRS }, ( _, index ) => {
		const member = {
			id: String( 1000 + index ),
			name: `Thành viên ${ index }`,
		};
		return [
			signedIn( member.id, { name: member.name }, member ),
			signedIn( `${ index + 1 }`, { name: 'An', admin: true }, member ),
		];
	} );
	return Promise.all( pairs.flat() );
}

/** Each person sends some messages, one after another. */
function everyoneSends( people, messages ) {
	return Promise.all(
		people.map( async ( person ) => {
			await wait( Math.random() * PAUSE );
			for ( let count = 0; count < messages; count++ ) {
				await send( person );
				await wait( PAUSE );
			}
		} )
	);
}

/** Sends one message, and again where the rules refuse it: they take no two messages of a conversation in a millisecond. */
async function send( person ) {
	const { database, id, member } = person;
	const { key } = push( ref( database, `chats/${ member.id }` ) );
	person.sent++;
	for ( let attempt = 1; ; attempt++ ) {
		try {
			await update( ref( database ), messageUpdate( person, key ) );
			break;
		} catch ( error ) {
			// The rules also refuse a message that is stored already: the answer was lost, and the SDK has sent it twice.
			const stored = await get(
				ref( database, `chats/${ member.id }/${ key }` )
			);
			if ( stored.exists() ) {
				break;
			}
			if ( attempt === ATTEMPTS ) {
				throw error;
			}
			await wait( PAUSE );
		}
	}
	person.from ??= (
		await get( ref( database, `throttle/${ id }/from` ) )
	).val();
}

/** Returns the update that sends a message, as the app's: its text is the time of sending. */
function messageUpdate( { id, name, admin, member, sent, from }, key ) {
	const now = serverTimestamp();
	const message = String( clock() );
	const type = admin ? 'Admin' : 'user';
	const thread = {
		name: member.name,
		avt: '/a.webp',
		last: message,
		lastAt: now,
		lastType: type,
		...( admin
			? { lastAdminKey: key, unreadAdmin: 0, unreadUser: increment( 1 ) }
			: {
					lastUserKey: key,
					unreadAdmin: increment( 1 ),
					unreadUser: 0,
				} ),
	};
	return {
		[ `chats/${ member.id }/${ key }` ]: {
			username: name,
			type,
			avt: '/a.webp',
			message,
			user_id: id,
			createdAt: now,
			isRead: false,
			isOnPress: false,
		},
		...Object.fromEntries(
			Object.entries( thread ).map( ( [ field, value ] ) => [
				`threads/${ member.id }/${ field }`,
				value,
			] )
		),
		[ `throttle/${ id }` ]: { at: now, from: from ?? now, count: sent },
	};
}

function isConnected( { database } ) {
	return new Promise( ( done ) => {
		const end = onValue( ref( database, '.info/connected' ), ( state ) => {
			if ( state.val() ) {
				done();
				setTimeout( () => end() );
			}
		} );
	} );
}

/** Milliseconds since 1970, with fractions. */
function clock() {
	return performance.timeOrigin + performance.now();
}

function percentile( numbers, part ) {
	return numbers.toSorted( ( a, b ) => a - b )[
		Math.ceil( numbers.length * part ) - 1
	];
}

function wait( time ) {
	return new Promise( ( done ) => setTimeout( done, time ) );
}
