/** Journeys of members through the farm: after each write the same person looks, at a node drawn at random, whether it is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

const API = '/wp-json/hien/v1';

const SIGN_OUT = '/wp-json/wp/hien/v1/logout';

/** Milliseconds after a kill within which an answer may be an error. */
const GRACE = 5000;

/** Milliseconds within which a mail has to be there; it is sent after the answer. */
const MAIL = 5000;

/** What all journeys together have found. */
export class Record {
	times = [];
	missing = [];
	errors = [];
	lateErrors = [];
	unsent = [];
	stored = { comments: new Set(), favorites: [], messages: 0 };
	pictures = [];
	lastKill = 0;
	lastTrouble = '';

	answer( status, time, what ) {
		this.times.push( time );
		if ( status >= 500 || status === 0 ) {
			this.errors.push( `${ status } ${ what }` );
			const since = Date.now() - this.lastKill;
			if ( since > GRACE ) {
				this.lateErrors.push(
					`${ status } ${ what }, ${ since } ms after ${ this.lastTrouble }`
				);
			}
		}
	}

	/** Notes that a part was killed, or is back. */
	trouble( what ) {
		this.lastKill = Date.now();
		this.lastTrouble = what;
	}

	see( found, what ) {
		if ( ! found ) {
			this.missing.push( what );
		}
	}
}

/** A browser with its cookies, at an address of its own. */
export class Browser {
	/** Of all browsers. */
	static requests = 0;
	cookies = new Map();
	token = '';

	constructor( home, record, address ) {
		Object.assign( this, { home, record, address } );
	}

	async request( method, path, body, { bearer = true } = {} ) {
		const headers = {
			'X-Forwarded-For': this.address,
			Origin: this.home,
			'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0',
			...( this.cookies.size > 0 && {
				Cookie: [ ...this.cookies ]
					.map( ( [ name, value ] ) => `${ name }=${ value }` )
					.join( '; ' ),
			} ),
			...( bearer &&
				this.token && {
					Authorization: `Bearer ${ this.token }`,
				} ),
		};
		const isForm = body instanceof FormData;
		if ( body && ! isForm ) {
			headers[ 'Content-Type' ] = 'application/json';
		}
		Browser.requests++;
		const start = performance.now();
		try {
			const response = await fetch( this.home + path, {
				method,
				headers,
				redirect: 'manual',
				body: body && ! isForm ? JSON.stringify( body ) : body,
				signal: AbortSignal.timeout( 20_000 ),
			} );
			const text = await response.text();
			this.record.answer(
				response.status,
				performance.now() - start,
				`${ method } ${ path }`
			);
			for ( const line of response.headers.getSetCookie() ) {
				const [ , name, value ] = line.match( /^([^=]+)=([^;]*)/ );
				if ( /max-age=0|expires=Thu, 01.Jan.1970/i.test( line ) ) {
					this.cookies.delete( name );
				} else {
					this.cookies.set( name, value );
				}
			}
			const isJson = /json/.test(
				response.headers.get( 'content-type' ) ?? ''
			);
			return {
				status: response.status,
				text,
				data: isJson ? parsed( text ) : null,
			};
		} catch {
			this.record.answer(
				0,
				performance.now() - start,
				`${ method } ${ path }`
			);
			return { status: 0, text: '', data: null };
		}
	}

	async signIn( username, password ) {
		const answer = await this.request(
			'POST',
			'/wp-json/jwt-auth/v1/token',
			{ username, password },
			{ bearer: false }
		);
		this.token = answer.data?.token ?? '';
		return answer;
	}

	async refresh() {
		const answer = await this.request(
			'POST',
			'/wp-json/jwt-auth/v1/token/refresh',
			{},
			{ bearer: false }
		);
		this.token = answer.data?.token ?? this.token;
		return answer;
	}
}

/**
 * One member: sign in, comment, edit, save, message, setting, portrait, chat picture, refresh, reset, sign out.
 *
 * @param {Object} farm   What startFarm() gave.
 * @param {Record} record
 * @param {Object} member `name`, `password`.
 * @param {number} number Of the journey.
 * @param {Object} post   `id`, `path`.
 */
export async function journey( farm, record, member, number, post ) {
	const browser = new Browser(
		farm.home,
		record,
		`198.51.${ 100 + Math.floor( number / 256 ) }.${ number % 256 }`
	);
	// What a dead node has not answered nobody can miss.
	const see = ( answer, found, what ) =>
		! isDead( answer ) &&
		record.see( found, `${ number }: ${ what } (${ answer.status })` );
	const get = ( path ) => browser.request( 'GET', API + path );
	const send = ( method, path, body ) =>
		browser.request( method, API + path, body );
	const done = ( answer ) => answer.status >= 200 && answer.status < 300;

	const session = await browser.signIn( member.name, member.password );
	if ( ! done( session ) ) {
		see( session, false, `sign in as ${ member.name }` );
		return;
	}
	let seen = await get( '/account' );
	see( seen, seen.status === 200, 'signed in' );

	const text = `Bình luận ${ number } ${ Math.random() }`;
	const comment = await send( 'POST', '/cmt', {
		type: 'posts',
		object_id: post.id,
		content: text,
	} );
	see( comment, done( comment ), 'comment accepted' );
	if ( done( comment ) ) {
		const id = idOf( comment.data );
		record.stored.comments.add( id );
		const thread = `/cmt?type=posts&object_id=${ post.id }&comment=${ id }&limit=50`;
		seen = await get( thread );
		see( seen, seen.text.includes( encoded( text ) ), 'own comment' );
		const { data } = await browser.request(
			'GET',
			`/wp-json/wp/v2/comments/${ id }`
		);
		// Of a post with many comments, another page has it.
		const { pathname } = new URL( data?.link ?? post.path, farm.home );
		seen = await browser.request( 'GET', pathname );
		see( seen, seen.text.includes( text ), 'own comment on the page' );
		const edited = `${ text } sửa`;
		const change = await send( 'PUT', `/cmt/${ id }`, { content: edited } );
		if ( done( change ) ) {
			seen = await get( thread );
			see( seen, seen.text.includes( encoded( edited ) ), 'own edit' );
		}
	}

	const saved = await send( 'POST', '/favorites', {
		type: 'posts',
		object_id: post.id,
	} );
	if ( done( saved ) ) {
		record.stored.favorites.push( [ member.name, post.id ] );
		seen = await get( '/favorites' );
		see(
			seen,
			done( seen ) &&
				seen.data.data.some( ( each ) => each.path === post.path ),
			'own favourite'
		);
	}

	const message = await send( 'POST', '/contact', {
		type: 'feedback',
		content: text,
	} );
	if ( done( message ) ) {
		record.stored.messages++;
	}

	const bio = `Về tôi ${ Math.random() }`;
	if ( done( await send( 'PUT', '/account', { bio } ) ) ) {
		seen = await get( '/account' );
		see( seen, seen.text.includes( encoded( bio ) ), 'own setting' );
	}

	const portrait = await send( 'POST', '/account/portrait', picture( 120 ) );
	if ( done( portrait ) ) {
		seen = await get( '/account' );
		see( seen, seen.data?.avt === portrait.data.avt, 'own portrait' );
		record.pictures.push( portrait.data.avt );
	}

	const image = await send( 'POST', '/chat/images', picture( 60 ) );
	if ( done( image ) ) {
		const isThere = ( await statusOf( image.data.url ) ) === 200;
		see( image, isThere, 'own chat picture' );
		record.pictures.push( image.data.url );
	}

	await refreshTwice( browser, see );

	await reset( farm, browser, member, see );
	await browser.signIn( member.name, member.password );

	const old = browser.token;
	const end = await browser.request( 'POST', SIGN_OUT, {} );
	if ( done( end ) ) {
		browser.token = old;
		seen = await get( '/account' );
		see( seen, seen.status === 401, 'signed out' );
	}
}

/** Sets a new password by the link of a mail, opened in another browser; all earlier sessions end, and the link works once. */
async function reset( farm, browser, member, see ) {
	const box = join( farm.mails, `${ member.name }@example.com` );
	const mails = () =>
		existsSync( box ) ? readFileSync( box, 'utf8' ) : '';
	const before = mails().length;
	await browser.signIn( member.name, member.password ); // The thief's attempt has ended the session.
	const asked = await browser.request( 'POST', `${ API }/password`, {
		login: member.name,
	} );
	if ( asked.status !== 200 ) {
		return;
	}
	let link;
	for ( const limit = Date.now() + MAIL; ! link && Date.now() < limit; ) {
		await wait( 50 );
		link = mails()
			.slice( before )
			.match( /http\S+[?&]key=\S+/ )?.[ 0 ];
	}
	if ( ! link ) {
		browser.record.unsent.push( Date.now() );
		return;
	}
	const other = new Browser( farm.home, browser.record, browser.address );
	const { pathname, search, searchParams } = new URL( link );
	const page = await other.request( 'GET', pathname + search );
	see( page, page.status === 200, 'the page of the link' );
	const body = {
		key: searchParams.get( 'key' ),
		login: searchParams.get( 'login' ),
		password: `mat-khau-moi-${ Math.random() }`,
	};
	let set;
	let tries = 0;
	do {
		set = await other.request( 'POST', `${ API }/password`, body );
	} while ( isDead( set ) && tries++ < 50 );
	// A node may have been killed after it had set the password.
	const isSet = set.status === 200 || ( tries > 0 && set.status === 400 );
	see( set, isSet, 'a reset' );
	if ( ! isSet ) {
		return;
	}
	member.password = body.password;
	const session = await other.signIn( member.name, body.password );
	see( session, session.status === 200, 'the new password' );
	const again = await other.request( 'POST', `${ API }/password`, body );
	see( again, again.status === 400, 'a used link is refused' );
	const ended = await browser.request( 'GET', `${ API }/account` );
	see( ended, ended.status === 401, 'a reset ends the other sessions' );
	await other.request( 'POST', SIGN_OUT, {} );
}

/** A token that was used before the last one is refused, whichever node is asked, and ends the session. */
async function refreshTwice( browser, see ) {
	const used = new Map( browser.cookies );
	const first = await browser.refresh();
	const second = await browser.refresh();
	if ( first.status !== 200 || second.status !== 200 ) {
		see( first, first.status === 200, 'refresh' );
		see( second, second.status === 200, 'second refresh' );
		return;
	}
	const thief = new Browser( browser.home, browser.record, '192.0.2.9' );
	thief.cookies = new Map(
		[ ...used ].filter( ( [ name ] ) => name.endsWith( 'refresh' ) )
	);
	const stolen = await thief.refresh();
	see( stolen, stolen.status === 401, 'a used refresh token is refused' );
}

/** The HTTP status of an address of the bucket, whose server may just have closed a connection that was kept. */
export async function statusOf( url ) {
	const ask = () => fetch( url );
	return ( await ask().catch( ask ) ).status;
}

function isDead( { status } ) {
	return status >= 500 || status === 0;
}

function idOf( data ) {
	return (
		data?.data?.[ 0 ]?.id ?? data?.data?.id ?? data?.comment?.id ?? data?.id
	);
}

/** A text as WordPress's JSON has it, without the quotes. */
function encoded( text ) {
	return text.replace(
		/[^\x20-\x7e]/g,
		( letter ) =>
			`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
	);
}

function parsed( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** A form with a PNG of one random colour. */
export function picture( edge ) {
	const row = Buffer.alloc( 1 + edge * 3, Math.floor( Math.random() * 255 ) );
	row[ 0 ] = 0;
	const chunk = ( type, data ) => {
		const body = Buffer.concat( [ Buffer.from( type ), data ] );
		const size = Buffer.alloc( 4 );
		size.writeUInt32BE( data.length );
		const sum = Buffer.alloc( 4 );
		sum.writeUInt32BE( crc32( body ) );
		return Buffer.concat( [ size, body, sum ] );
	};
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( edge, 0 );
	head.writeUInt32BE( edge, 4 );
	head.set( [ 8, 2 ], 8 );
	const file = Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10 ] ),
		chunk( 'IHDR', head ),
		chunk(
			'IDAT',
			deflateSync( Buffer.concat( Array( edge ).fill( row ) ) )
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
	const form = new FormData();
	form.set( 'file', new Blob( [ file ], { type: 'image/png' } ), 'anh.png' );
	return form;
}
