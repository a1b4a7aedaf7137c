/**
 * Sites as hosts run them: WordPress on PHP's own server with OPcache, and on a MariaDB that lives as long as the run.
 * All begin as copies of one that has the demo content.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { servePhp } from '../playground/php-server.mjs';
import { build, checkPrograms, installNpm } from '../playground/prepare.mjs';
import { layOut, setUp } from '../playground/site.mjs';
import { cache, isFree, mustRun, root } from '../playground/tools.mjs';
import { startLine, startProxy } from './proxy.mjs';

const dir = join( cache, 'bench', String( process.pid ) );
const PHP = [ '-d', 'memory_limit=1G', '-d', 'opcache.enable_cli=1' ];

/** PHP's own default, which hosts have; checking all files at each request is for developers. */
const revalidate = 2;

/**
 * Installs and builds what a run needs, and starts its database.
 *
 * @param {string[]} machine What it takes beyond PHP and MariaDB: `browser`.
 * @param {string}   keep    A folder where the database stays for further runs.
 * @return {Promise<Object>} The first site, with the demo content.
 */
export async function firstSite( machine = [], keep = undefined ) {
	await checkPrograms();
	await installNpm();
	const { setUpMachine } = await import( '../tests/setup-machine.mjs' );
	await setUpMachine( [ 'php', 'mariadb', ...machine ] );
	await build();
	const { startMariaDb } = await import( '../tests/mariadb.mjs' );
	const { socket, isNew } = await startMariaDb( keep );
	process.once( 'exit', () =>
		rmSync( dir, { recursive: true, force: true } )
	);
	const site = await place( 'hien_test', socket );
	if ( isNew ) {
		await setUp( site );
		await php( site, 'activate' );
	}
	return site;
}

/**
 * A copy of a site, with its own database.
 *
 * @param {Object}  site    What firstSite() gave.
 * @param {string}  name    Name of the copy and its database.
 * @param {boolean} isThere Whether the database is there already.
 */
export async function copyOf( site, name, isThere = false ) {
	const copy = await place( name, site.env.HIEN_SOCKET );
	cpSync( join( site.dir, 'uploads' ), join( copy.dir, 'uploads' ), {
		recursive: true,
	} );
	if ( ! isThere ) {
		await php( site, 'copy', name, copy.home );
	}
	return copy;
}

/** A copy in the theme that WordPress brings, without the plugin. */
export async function rivalOf( site, name = 'rival' ) {
	const rival = await copyOf( site, name );
	await php( rival, 'rival' );
	return rival;
}

/**
 * Gives a site a file of bench as a must-use plugin, beside those that it has.
 *
 * @return {Function} Takes it away again.
 */
export function mustUse( site, file ) {
	const folder = join( site.env.HIEN_CONTENT, 'mu-plugins' );
	const own = join( root, 'playground/mu-plugins' );
	rmSync( folder );
	mkdirSync( folder );
	for ( const name of readdirSync( own ) ) {
		symlinkSync( join( own, name ), join( folder, name ) );
	}
	const target = join( folder, basename( file ) );
	symlinkSync( join( root, 'bench', file ), target );
	return () => rmSync( target );
}

/** The path of the newest post. */
export async function newestPost( site ) {
	const response = await fetch(
		`${ site.home }/wp-json/hien/v1/posts?limit=1`
	);
	return ( await response.json() ).data[ 0 ].path;
}

/** The pages whose painting is measured: name and path. The first visits fill the caches of the sites. */
export async function paintedPages( ...sites ) {
	const post = await newestPost( sites[ 0 ] );
	const pages = [
		[ 'Home', '/' ],
		[ 'Post', post ],
		[ 'Category', post.slice( 0, post.lastIndexOf( '/' ) ) ],
	];
	for ( const [ , path ] of pages ) {
		for ( const { home } of sites ) {
			await fetch( home + path );
		}
	}
	return pages;
}

/** Runs a script of bench/php for a site; what it prints. */
export async function php( site, name, ...args ) {
	return mustRun(
		`The script ${ name }`,
		'php',
		[ ...PHP, join( root, 'bench/php', `${ name }.php` ), ...args ],
		{ env: site.env }
	);
}

/** Serves a site, one request after another, so that none waits for the processor. */
export async function serve( site ) {
	await servePhp( site, { workers: 1, revalidate } );
	return site;
}

/**
 * Serves a site for browsers, behind the proxy.
 *
 * @param {Object} site
 * @param {Object} conditions Of the line to it, for startLine(); without them there is none.
 */
export async function serveToBrowsers( site, conditions ) {
	const inner = await freePort();
	const home = `http://127.0.0.1:${ inner }`;
	await servePhp( { ...site, home }, { revalidate } );
	const port = Number( new URL( site.home ).port );
	const behind = conditions ? await freePort() : port;
	startProxy( behind, inner );
	if ( conditions ) {
		startLine( port, behind, conditions );
	}
	return site;
}

async function place( name, socket ) {
	const home = `http://127.0.0.1:${ await freePort() }`;
	const site = await layOut( join( dir, name ), { home } );
	const content = site.env.HIEN_CONTENT;
	rmSync( join( content, 'db.php' ) ); // The drop-in for SQLite.
	symlinkSync(
		join( root, 'bench/plugin' ),
		join( content, 'plugins/hien-bench' )
	);
	Object.assign( site.env, {
		HIEN_SOCKET: socket,
		HIEN_DATABASE: name,
		HIEN_AS_PUBLIC: '1',
	} );
	return site;
}

let port = Number( process.env.PORT ?? 9801 ) - 1;

/** A port of this machine that nothing uses yet. */
export async function freePort() {
	do {
		port++;
	} while ( ! ( await isFree( port ) ) );
	return port;
}
