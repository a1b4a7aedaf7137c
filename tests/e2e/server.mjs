/**
 * The sites that browser tests run against: WordPress with the plugin, the theme and the demo content, on PHP's own
 * server. Each is a fresh copy of one that is prepared once, so tests may change what they like.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chatConstants, serveChat } from '../../playground/chat.mjs';
import { developmentBuild } from '../../playground/prepare.mjs';
import { servePhp } from '../../playground/php-server.mjs';
import { layOut, setUp, steps } from '../../playground/site.mjs';
import {
	Failure,
	cache,
	filesUnder,
	hashOf,
	isFree,
	mustRun,
	once,
} from '../../playground/tools.mjs';
import { getWordPress, versionOf } from '../../playground/wordpress.mjs';

/** Unusual content, which is not a part of the demo. */
const ODD = 'tests/e2e/odd';

/** Installs WordPress, and nothing else. */
const BARE = 'tests/e2e/bare.php';

/** The port at which sites are prepared; another one lets two checkouts be tested at once. */
const FIRST_PORT = Number( process.env.HIEN_TEST_PORT ?? 4173 );

/** The sources of a prepared site; a change to any of them prepares a new one. */
const sources = [
	...steps,
	'playground/site.mjs',
	'playground/wp-config.php',
	'playground/demo',
	ODD,
	'plugin',
	'theme/functions.php',
	'theme/theme.json',
];

/**
 * Serves a fresh site.
 *
 * @param {Object}  options
 * @param {string}  options.path             Where on its host the site lives: '/blog' for one in a subdirectory.
 * @param {string}  options.core             The folder below that WordPress itself lives in: '/wp' makes its address another than the site's.
 * @param {string}  options.permalinks       Another permalink structure than ours, or `plain`.
 * @param {boolean} options.withContent      Whether it has the demo content and that of ./odd; without it every list is empty.
 * @param {boolean} options.isForDevelopment Whether it has React's development version, which complains where the server's page is
 *                                           not what the app would print, and takes several times as long to start.
 * @param {string}  options.build            The folder of the theme's build, where it is another than theme/build.
 * @param {boolean} options.isBare           Whether it is WordPress as its installer leaves it, without our plugin and theme.
 * @param {boolean} options.chat             Whether the chat's development server is beside it, with no conversation in it.
 * @return {Promise<{url: string, login: string, dir: string, log: string, firebase: Object | undefined, stop: Function}>} Its address, where one signs in, its directory, the file that
 *         PHP's complaints go to, the chat's server, and a function that ends the site and throws when there were complaints.
 */
export async function startSite( {
	path = '',
	core = '',
	permalinks = '',
	withContent = true,
	isForDevelopment = false,
	build = isForDevelopment ? developmentBuild : '',
	isBare = false,
	chat = false,
} = {} ) {
	const port = await freePort( firstPort() );
	const home = homeAt( port, path );
	const addresses = { home, siteurl: home + core };
	const dir = join( cache, 'e2e', String( port ) );
	rmSync( dir, { recursive: true, force: true } );
	if ( ! isBare ) {
		cpSync( await prepare( withContent ), dir, { recursive: true } );
		await moveTo( addresses, dir );
	}
	if ( permalinks ) {
		await mustRun( 'Setting the permalinks', 'php', [
			'tests/e2e/permalinks.php',
			join( dir, 'database/.ht.sqlite' ),
			permalinks,
		] );
	}
	const firebase = chat ? await startChat( dir, port ) : undefined;
	const constants = chat
		? chatConstants( firebase.url, join( dir, 'chat' ) )
		: {};
	const site = await layOut( dir, {
		...addresses,
		build,
		constants,
		// The mailbox, and no requests to other hosts.
		...( isBare
			? { linked: { 'playground/mu-plugins': 'mu-plugins' } }
			: {} ),
	} );
	if ( isBare ) {
		await mustRun( 'Installing WordPress', 'php', [ BARE ], {
			env: site.env,
		} );
	}
	site.env.HIEN_AS_PUBLIC = '1'; // With the caches that visitors get.
	const server = await servePhp( site );
	return {
		url: home,
		login: `${ addresses.siteurl }/wp-login.php`,
		dir,
		log: site.log,
		firebase,
		stop: async () => {
			server.stop();
			await Promise.all( [ server.ended, firebase?.stop() ] );
			expectSilence( site.log );
		},
	};
}

/** The chat server of a site; it can be killed (SIGKILL), and restarted with its data. */
async function startChat( dir, sitePort ) {
	const port = await freePort( sitePort + 1000 );
	let server = await serveChat( dir, port );
	return {
		port,
		url: server.url,
		account: server.account,
		stop: async () => {
			server.stop();
			await server.ended;
		},
		kill: async () => {
			server.child.kill( 'SIGKILL' );
			await server.ended;
		},
		restart: async ( lifetime ) => {
			server = await serveChat( dir, port, { lifetime } );
		},
	};
}

/**
 * Signs in by WordPress's own form.
 *
 * @param {Object} site  What startSite() gave.
 * @param {string} login 'an', who is the author, or 'binh', who is a member.
 * @return {Promise<string>} The file with the session, as Playwright's `storageState` takes it.
 */
export async function signIn( site, login ) {
	const response = await fetch( site.login, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: login,
			pwd: 'hien-demo',
			testcookie: '1',
		} ),
	} );
	const cookies = response.headers.getSetCookie().map( ( line ) => {
		const [ , name, value, path ] = line.match(
			/^([^=]+)=([^;]*).*?path=([^;]+)/i
		);
		return {
			name,
			value,
			path,
			domain: '127.0.0.1',
			expires: -1,
			httpOnly: /httponly/i.test( line ),
			secure: false,
			sameSite: 'Lax',
		};
	} );
	if (
		! cookies.some( ( { name } ) =>
			name.startsWith( 'wordpress_logged_in_' )
		)
	) {
		throw new Failure(
			`${ login } could not sign in: WordPress answered ${ response.status }.`
		);
	}
	const file = join( site.dir, `${ login }.json` );
	writeFileSync( file, JSON.stringify( { cookies, origins: [] } ) );
	return file;
}

function homeAt( port, path = '' ) {
	return `http://127.0.0.1:${ port }${ path }`;
}

/** Prepares the database and the uploads of a new site, at the first port, unless that was done before. */
export async function prepare( withContent = true ) {
	const version = versionOf( await getWordPress() );
	const home = homeAt( FIRST_PORT );
	const files = sources
		.flatMap( filesUnder )
		// Of the build nothing is in the database, and it may come while the site is prepared.
		.filter( ( file ) => ! file.startsWith( join( 'plugin', 'build' ) ) );
	const name = `template-${ hashOf( files, version, JSON.stringify( { home, withContent } ) ) }`;
	return once( join( 'e2e', name ), async ( work ) => {
		const site = await layOut( join( work, 'site' ), { home } );
		await setUp( site, { withContent } );
		if ( withContent ) {
			await loadOdd( site );
		}
		expectSilence( site.log );
		const made = join( work, 'made' );
		mkdirSync( made );
		for ( const part of [ 'database', 'uploads' ] ) {
			cpSync( join( site.dir, part ), join( made, part ), {
				recursive: true,
			} );
		}
		removeOld( join( cache, 'e2e' ) );
		return made;
	} );
}

/** Changes the address in a copy of a prepared site. */
function moveTo( { home, siteurl }, dir ) {
	return mustRun( 'Moving the site to its address', 'php', [
		'tests/e2e/move.php',
		join( dir, 'database/.ht.sqlite' ),
		homeAt( FIRST_PORT ),
		home,
		siteurl,
	] );
}

function loadOdd( { env } ) {
	return mustRun(
		'Loading the odd content',
		'php',
		[
			'-d',
			'display_errors=stderr',
			'-d',
			'memory_limit=512M',
			`${ ODD }/load.php`,
		],
		{ env }
	);
}

/** Deletes all but the newest prepared sites. */
function removeOld( dir ) {
	readdirSync( dir )
		.filter( ( name ) => name.startsWith( 'template-' ) )
		.sort(
			( a, b ) =>
				statSync( join( dir, b ) ).mtimeMs -
				statSync( join( dir, a ) ).mtimeMs
		)
		.slice( 8 )
		.forEach( ( name ) =>
			rmSync( join( dir, name ), { recursive: true, force: true } )
		);
}

function expectSilence( log ) {
	const said = existsSync( log ) ? readFileSync( log, 'utf8' ).trim() : '';
	if ( said !== '' ) {
		throw new Failure( `PHP complained (${ log }):\n${ said }` );
	}
}

/** Each worker has ten ports, because workers look for a free one at the same time. */
function firstPort() {
	const worker = Number( process.env.TEST_PARALLEL_INDEX ?? -1 );
	return FIRST_PORT + 10 * ( worker + 1 );
}

async function freePort( port ) {
	return ( await isFree( port ) ) ? port : freePort( port + 1 );
}
