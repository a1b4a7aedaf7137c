/**
 * The chat under load: the real SDK, the real rules and the development server (playground/firebase-server), all on this
 * machine. What is timed is the server and the rules, and how the SDK uses them; no network lies between.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	get,
	limitToLast,
	onChildAdded,
	onValue,
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
/** For each member, twice; the rules allow 30 a minute. */
const MESSAGES = 14;

/** Milliseconds between two messages of one person; the rules ask for 500. */
const PAUSE = 600;

/** Pairs of a member and somebody who answers, each on a connection of its own, write to each other at once. */
export async function chat() {
	const folder = mkdtempSync( join( tmpdir(), 'hien-chat-' ) );
	let server = await serveChat( folder );
	const people = await connectPairs( server );

	const delays = [];
	for ( const { reader, uid } of people ) {
		onChildAdded(
			query( ref( reader, `chats/${ uid }` ), limitToLast( 1 ) ),
			( message ) =>
				delays.push(
					performance.timeOrigin +
						performance.now() -
						Number( message.val().message )
				)
		);
	}
	await everyoneSends( people );
	console.log(
		`\nChat: ${ PAIRS } pairs at once, ${ delays.length } messages of ${ PAIRS * MESSAGES } seen by the other side`
	);
	atMost( 'seen after, 95 of 100, ms', percentile( delays, 0.95 ), 100 );
	atMost( 'seen after, half, ms', percentile( delays, 0.5 ), 100 );

	server.child.kill( 'SIGKILL' );
	const sent = everyoneSends( people ); // While nobody answers.
	await wait( 1000 );
	const start = performance.now();
	server = await serveChat( folder, server.port );
	await Promise.all( people.map( ( { writer } ) => isConnected( writer ) ) );
	await Promise.all( people.map( ( { reader } ) => isConnected( reader ) ) );
	const back = performance.now() - start;
	await sent;
	const counts = await Promise.all(
		people.map( async ( { reader, uid } ) => {
			const messages = await get(
				query( ref( reader, `chats/${ uid }` ), limitToLast( 100 ) )
			);
			return messages.size;
		} )
	);
	console.log(
		`\nChat: the server is killed while ${ 2 * PAIRS } are there`
	);
	atMost( 'all are back after, s', back / 1000, 10 );
	atMost(
		'messages lost or doubled',
		counts.filter( ( count ) => count !== 2 * MESSAGES ).length,
		0
	);
	await Promise.all(
		people.flatMap( ( { clients } ) => clients.map( ( { end } ) => end() ) )
	);
	server.stop();
}

/** Member and answerer of each pair, connected and signed in. */
async function connectPairs( { port, account } ) {
	const signedIn = async ( uid, claims ) => {
		const client = connect( port );
		await client.signIn( await customToken( account, uid, claims ) );
		return client;
	};
	const shared = {
		avt: '/a.webp',
		images: 'https://hien.vn/',
		author: '1',
		issued: Date.now(),
	};
	return Promise.all(
		Array.from( { length: PAIRS }, async ( _, index ) => {
			const uid = String( 1000 + index );
			const name = `Thành viên ${ index }`;
			const member = await signedIn( uid, { ...shared, name } );
			const admin = await signedIn( `${ index + 1 }`, {
				...shared,
				name: 'An',
				admin: true,
			} );
			return {
				uid,
				name,
				writer: member.database,
				reader: admin.database,
				clients: [ member, admin ],
			};
		} )
	);
}

/** Each member sends MESSAGES, one after another; the moment of sending is their text. */
function everyoneSends( people ) {
	return Promise.all(
		people.map( async ( person ) => {
			await wait( Math.random() * PAUSE );
			for ( let count = 0; count < MESSAGES; count++ ) {
				await send( person );
				await wait( PAUSE );
			}
		} )
	);
}

/** Sends one message as the app does: one update of the conversation, its row in the inbox and the count of the minute. */
async function send( person ) {
	const { uid, name, writer } = person;
	const now = serverTimestamp();
	const key = push( ref( writer, `chats/${ uid }` ) ).key;
	const message = String( performance.timeOrigin + performance.now() );
	person.sent = ( person.sent ?? 0 ) + 1;
	const write = () =>
		update( ref( writer ), {
			[ `chats/${ uid }/${ key }` ]: {
				username: name,
				type: 'user',
				avt: '/a.webp',
				message,
				user_id: uid,
				createdAt: now,
				isRead: false,
				isOnPress: false,
			},
			[ `threads/${ uid }` ]: {
				name,
				avt: '/a.webp',
				last: message,
				lastAt: now,
				lastType: 'user',
				unreadAdmin: person.sent,
				unreadUser: 0,
			},
			[ `throttle/${ uid }` ]: {
				at: now,
				from: person.from ?? now,
				count: person.sent,
				key,
			},
		} );
	await write().catch( async ( error ) => {
		// It was stored, and the answer was lost: what is sent again with the same key is refused.
		const isStored = (
			await get( ref( writer, `chats/${ uid }/${ key }` ) )
		).exists();
		if ( ! isStored ) {
			throw error;
		}
	} );
	person.from ??= (
		await get( ref( writer, `throttle/${ uid }/from` ) )
	).val();
}

function isConnected( database ) {
	return new Promise( ( done ) => {
		const end = onValue( ref( database, '.info/connected' ), ( state ) => {
			if ( state.val() ) {
				done();
				setTimeout( () => end() );
			}
		} );
	} );
}

function percentile( numbers, part ) {
	return numbers.toSorted( ( a, b ) => a - b )[
		Math.ceil( numbers.length * part ) - 1
	];
}

function wait( time ) {
	return new Promise( ( done ) => setTimeout( done, time ) );
}
