/**
 * A visitor's clicks behind a page cache, set up as docs/hosting.md has it: nginx with fastcgi_cache, then Varnish. Counts
 * what still reaches PHP. Then Apache, which has no cache: what must work there.
 */
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { Failure, background, waitFor } from '../playground/tools.mjs';
import { atMost, median } from './measure.mjs';
import {
	programs,
	startApache,
	startFpm,
	startNginx,
	template,
} from './servers.mjs';
import { copyOf, freePort, mustUse, php } from './sites.mjs';

/** A page prefetches five screens and, where a pointer goes over links, fifteen more. */
const CLICKS = 20;

const ROUNDS = 5;

/** Address, status, headers: that tokens reach PHP, and scripts among the uploads do not run. */
const GUARDED = [
	[ '/wp-json/hien/v1/posts', 200 ],
	[ '/wp-json/hien/v1/posts', 401, { Authorization: 'Bearer a.b.c' } ],
	[ '/wp-content/uploads/a.php', 403 ],
];

/** Both caches, and Apache, before a copy of the site. */
export async function cache( site ) {
	const { fpm } = await programs( {
		varnishd: 'varnish',
		apache2: 'apache2',
	} );
	const copy = await copyOf( site, 'cached' );
	mustUse( copy, 'cache/empty-cache.php' );
	const socket = join( copy.dir, 'fpm.sock' );
	const { calls } = await startFpm( copy, fpm, socket );
	for ( const [ name, start ] of Object.entries( { nginx, varnish } ) ) {
		const { stop, constants } = await start( copy, socket );
		const env = {
			...copy.env,
			HIEN_CONSTANTS: JSON.stringify( constants ),
		};
		console.log( `\nClicks of a visitor, behind ${ name }` );
		await measure( { ...copy, env }, calls );
		await checkAnswers( copy, `Behind ${ name }`, GUARDED );
		await stop();
	}
	const { port } = new URL( copy.home );
	const stop = await startApache( copy, { socket, port } );
	await walkApache( copy );
	await stop();
}

/** Addresses, compression, confirmation by ETag, tokens and what must not be served. */
async function walkApache( site ) {
	const compressed = { 'Accept-Encoding': 'gzip' };
	const { etag } = await ask( site, '/tin-moi/hien-screen', compressed );
	await checkAnswers( site, 'Apache, without a cache', [
		[ '/', 200 ],
		[ '/tin-moi/page/2', 200 ],
		[ '/tin-moi/hien-screen', 200 ],
		[
			'/tin-moi/hien-screen',
			304,
			{ ...compressed, 'If-None-Match': etag },
		],
		[ '/tin-moi/', 301 ],
		[ '/khong-co', 404 ],
		...GUARDED,
	] );
}

/** Asks for addresses, and tells which answer with another status than the one beside them. */
async function checkAnswers( site, title, answers ) {
	const wrong = [];
	for ( const [ path, status, headers = {} ] of answers ) {
		const answer = await ask( site, path, headers );
		if ( answer.status !== status ) {
			wrong.push( `${ path }: ${ answer.status }, not ${ status }` );
		}
	}
	console.log( `\n${ title }` );
	atMost( 'wrong answers', wrong.length, 0 );
	wrong.forEach( ( each ) => console.log( `    ${ each }` ) );
}

async function nginx( site, socket ) {
	const folder = join( site.dir, 'nginx-cache' );
	const stop = await startNginx( site, {
		socket,
		port: new URL( site.home ).port,
		folder,
	} );
	return { stop, constants: { HIEN_CACHE_FOLDER: folder } };
}

/** Behind Varnish, nginx is as before, without its own cache. */
async function varnish( site, socket ) {
	const inner = await freePort();
	const stopNginx = await startNginx( site, { socket, port: inner } );
	const config = join( site.dir, 'varnish.vcl' );
	writeFileSync(
		config,
		template( 'varnish.vcl' ).replace( '"8080"', `"${ inner }"` )
	);
	const { host } = new URL( site.home );
	const { stop, ended } = background(
		'varnishd',
		[ '-F', '-a', host, '-f', config, '-n', join( site.dir, 'varnish' ) ],
		{
			env: { ...process.env, PATH: `${ process.env.PATH }:/usr/sbin` },
			stdio: 'ignore',
		}
	);
	if ( ! ( await waitFor( site.home, ended ) ) ) {
		throw new Failure( 'Varnish did not start.' );
	}
	return {
		stop: async () => {
			stop();
			await Promise.all( [ ended, stopNginx() ] );
		},
		constants: { HIEN_CACHE_SERVER: site.home },
	};
}

async function measure( site, calls ) {
	const posts = ( await ask( site, '/wp-json/hien/v1/posts?limit=40' ) ).body;
	const paths = JSON.parse( posts )
		// WordPress forbids to cache what has a password.
		.data.filter( ( post ) => ! post.protected )
		.slice( 0, CLICKS )
		.map( ( { path } ) => path );
	const screens = [
		...paths.map( ( path ) => `${ path }/hien-screen` ),
		'/hien-screen-columns/',
	];
	const counted = async ( work ) => {
		const before = calls();
		const value = await work();
		// PHP-FPM writes its log when the response was sent.
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
		return { value, requests: calls() - before };
	};
	const askAll = ( headers ) => async () => {
		const times = [];
		for ( const path of screens ) {
			const start = performance.now();
			const { status, type } = await ask( site, path, headers );
			times.push( performance.now() - start );
			if ( status !== 200 || ! type.includes( 'json' ) ) {
				throw new Failure( `${ status } ${ type } for ${ path }` );
			}
		}
		return times;
	};
	const cold = await counted( askAll() );
	const warm = await counted( async () => {
		const times = [];
		for ( let round = 0; round < ROUNDS; round++ ) {
			times.push( ...( await askAll()() ) );
		}
		return times;
	} );
	atMost(
		`PHP for ${ screens.length } clicks, at first`,
		cold.requests,
		screens.length
	);
	atMost(
		`PHP for ${ ROUNDS * screens.length } clicks after that`,
		warm.requests,
		0
	);
	atMost( 'ms of one of these', median( warm.value ), 5 );

	const [ path ] = paths;
	const [ screen ] = screens;
	const { etag, body } = await ask( site, screen );
	const again = await ask( site, screen, { 'If-None-Match': etag } );
	atMost( 'bytes where the text is known', again.body.length, 0 );
	const page = await ask( site, path );
	if (
		! page.type.includes( 'html' ) ||
		! ( await ask( site, screen ) ).type.includes( 'json' ) ||
		page.body === body
	) {
		throw new Failure( 'The cache mixes pages with their JSON.' );
	}

	const member = await counted(
		askAll( { Cookie: 'wordpress_logged_in_0=an' } )
	);
	atMost( 'of a session, not PHP', screens.length - member.requests, 0 );
	for ( const [ name, address ] of [
		[ 'by the argument, not PHP', `${ path }?hien-screen=1` ],
		[ 'searches, not PHP', '/?s=lap' ],
	] ) {
		const { requests } = await counted( async () => {
			for ( let round = 0; round < ROUNDS; round++ ) {
				await ask( site, address );
			}
		} );
		atMost( name, ROUNDS - requests, 0 );
	}

	const title = `Sửa lúc ${ Date.now() }`;
	await php( site, 'edit', path, title );
	const saved = performance.now();
	for ( const address of [ path, screen ] ) {
		while ( ! ( await ask( site, address ) ).body.includes( title ) ) {
			if ( performance.now() - saved > 10_000 ) {
				throw new Failure( `${ address } stays old.` );
			}
		}
	}
	atMost( 'ms until an edited text is new', performance.now() - saved, 1000 );
}

/** Asks for a path; what has come. */
function ask( site, path, headers = {} ) {
	return new Promise( ( resolve, reject ) =>
		get(
			site.home + encodeURI( decodeURI( path ) ),
			{ agent: false, headers },
			( response ) => {
				let body = '';
				response
					.setEncoding( 'utf8' )
					.on( 'data', ( chunk ) => ( body += chunk ) )
					.on( 'end', () =>
						resolve( {
							status: response.statusCode,
							type: response.headers[ 'content-type' ] ?? '',
							etag: response.headers.etag ?? '',
							body,
						} )
					);
			}
		).on( 'error', reject )
	);
}
