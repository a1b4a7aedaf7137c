/**
 * `npm run bench -- export`: the site as files (`wp hien export`), killed ten times on the way, then checked by a crawler and in a
 * browser as a plain file server shows them.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { systemBrowser } from '../tests/setup-machine.mjs';
import { Failure, root } from '../playground/tools.mjs';
import { copyOf, php, serve } from './sites.mjs';

const POSTS = 2000;
const KILLS = 10;

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css',
	'.json': 'application/json',
	'.xml': 'application/xml',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

export async function staticExport( site, { posts = POSTS } ) {
	const full = await copyOf( site, 'export' );
	await php( full, 'fill', String( posts ), '20' );
	await serve( full );
	const folder = join( full.dir, 'export' );
	const { url, close } = await serveFiles( folder );

	for ( let killed = 0; killed < KILLS; killed++ ) {
		await command( full, folder, url, 2000 + Math.random() * 8000 );
	}
	const start = performance.now();
	console.log( await command( full, folder, url ) );
	console.log(
		`The rest after ${ KILLS } kills took ${ Math.round(
			( performance.now() - start ) / 1000
		) } s.`
	);
	console.log( await command( full, folder, url ) ); // Nothing has changed.
	await crawl( url, new URL( full.home ).host );
	await read( url );
	close();
}

/** Runs `wp hien export`; kills it (SIGKILL) after so many milliseconds. Its last line. */
function command( site, folder, url, lifetime ) {
	const child = spawn(
		'php',
		[
			join( root, 'vendor/wp-cli/wp-cli/php/boot-fs.php' ),
			`--path=${ join( site.dir, 'www' ) }`,
			`--require=${ join( root, 'tests/php/Support/wp-cli.php' ) }`,
			...[ '--allow-root', '--no-color', 'hien', 'export' ],
			...[ folder, `--url=${ url }` ],
		],
		{
			env: {
				...site.env,
				WP_CONFIG_PATH: join( root, 'playground/wp-config.php' ),
				HIEN_ONLINE: '1',
			},
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		}
	);
	let output = '';
	child.stdout.on( 'data', ( part ) => ( output += part ) );
	const timer =
		lifetime && setTimeout( () => child.kill( 'SIGKILL' ), lifetime );
	return new Promise( ( resolve ) =>
		child.on( 'close', () => {
			clearTimeout( timer );
			resolve( output.trim().split( '\n' ).pop() );
		} )
	);
}

/** A file server without rewriting: index.html of a folder, a slash for a folder without one, 404.html for all else. */
async function serveFiles( folder ) {
	const server = createServer( ( { url }, response ) => {
		const { pathname } = new URL( url, 'http://127.0.0.1' );
		let file = join( folder, decodeURIComponent( pathname ) );
		if ( existsSync( file ) && statSync( file ).isDirectory() ) {
			if ( ! pathname.endsWith( '/' ) ) {
				response.writeHead( 301, { location: `${ pathname }/` } ).end();
				return;
			}
			file = join( file, 'index.html' );
		}
		const found = existsSync( file );
		const sent = found ? file : join( folder, '404.html' );
		response
			.writeHead( found ? 200 : 404, {
				'content-type': TYPES[ extname( sent ) ] ?? 'image/jpeg',
			} )
			.end( readFileSync( sent ) );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		close: () => server.close(),
	};
}

/** Follows everything from the home page on; fails at a dead link, or at an address of the live site outside of the page that names it. */
async function crawl( base, live ) {
	const known = new Set( [ '/', '/tim-kiem.html', '/wp-sitemap.xml' ] );
	const dead = [];
	const named = [];
	for ( const path of known ) {
		const response = await fetch( base + path );
		const type = response.headers.get( 'content-type' );
		if ( ! response.ok ) {
			dead.push( path );
		} else if ( ! /image|font/.test( type ) ) {
			const text = await response.text();
			if ( text.includes( live ) && path !== '/trang-goc.html' ) {
				named.push( path );
			}
			for ( const link of linksOf( text, type ) ) {
				const url = new URL( link, base + path );
				if ( url.origin === base ) {
					known.add( url.pathname );
				}
			}
		}
	}
	console.log(
		`${ known.size } addresses, ${ dead.length } dead, ${ named.length } that name the live site.`
	);
	if ( dead.length + named.length > 0 ) {
		throw new Failure( [ ...dead, ...named ].join( '\n' ) );
	}
}

function linksOf( text, type ) {
	const all = ( pattern ) =>
		[ ...text.matchAll( pattern ) ].map( ( [ , found ] ) =>
			found.replace( /&(amp|#0?38);/g, '&' )
		);
	if ( type.includes( 'css' ) ) {
		return all( /url\(["']?(?!data:|%23|#)([^"')]+)/g );
	}
	if ( ! type.includes( 'html' ) ) {
		return all( /<(?:loc|link)>([^<]+)</g );
	}
	return [
		...all( /\b(?:href|src|action)="((?:https?:\/)?\/[^"]*)"/g ),
		...all( /<meta [^>]*content="(https?:[^"]*)"/g ),
		...all( /srcset="([^"]*)"/g ).flatMap( ( set ) =>
			set.split( /,\s+/ ).map( ( entry ) => entry.split( ' ' )[ 0 ] )
		),
	];
}

/** Searches without accents in the header's field, and opens what is found. */
async function read( url ) {
	const browser = await chromium.launch( {
		executablePath: systemBrowser() || undefined,
	} );
	const page = await browser.newPage();
	await page.goto( url );
	const field = page.locator( 'header input[name=s]' );
	await field.fill( 'toc do' );
	await field.press( 'Enter' );
	await page.locator( 'main article h2 a' ).first().click();
	await page.waitForURL( /\/[^?]+\/$/ );
	console.log( `Found and opened: ${ await page.title() }` );
	await browser.close();
}
