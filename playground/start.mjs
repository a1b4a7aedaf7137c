/**
 * `npm start`: from a bare clone to a site in the browser.
 *
 *     npm start [-- --fresh] [--watch] [--php] [--wordpress=DIR|ZIP]
 *
 * Each port has a site of its own, so PORT=9401 npm start is a second one beside the first.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
	build,
	checkPrograms,
	installComposer,
	installNpm,
	missingExtensions,
	phpBranch,
} from './prepare.mjs';
import { chatConstants, serveChat } from './chat.mjs';
import { getLanguages } from './languages.mjs';
import { servePhp } from './php-server.mjs';
import { servePlayground } from './playground-server.mjs';
import { isSetUp, layOut, setUp } from './site.mjs';
import { Failure, background, cache, isFree, main, option } from './tools.mjs';
import { getWordPress, versionOf } from './wordpress.mjs';

const MINUTE = 60_000;

const flags = [ '--fresh', '--watch', '--php' ];

await main( async () => {
	const unknown = process.argv
		.slice( 2 )
		.find(
			( each ) =>
				! flags.includes( each ) && ! each.startsWith( '--wordpress=' )
		);
	if ( unknown ) {
		throw new Failure(
			`There is no option ${ unknown }; there are ${ flags.join( ', ' ) } and --wordpress=DIR|ZIP.`
		);
	}
	const [ fresh, watch, php ] = flags.map( ( flag ) =>
		process.argv.includes( flag )
	);
	const from = option( 'wordpress' ) ?? process.env.HIEN_WORDPRESS;
	const port = Number( process.env.PORT || 9400 );
	const chatPort = port + 100;
	const home = `http://127.0.0.1:${ port }`;
	const dir = join( cache, 'sites', String( port ) );

	step( 1, 'Node, PHP, Composer and the port' );
	await checkPrograms();
	await checkPort( port );
	await checkChatPort( chatPort );
	if ( php ) {
		await checkSqlite();
	}
	step( 2, 'npm packages' );
	await installNpm();
	step( 3, 'Composer packages' );
	await installComposer();
	step( 4, 'WordPress' );
	const wordpress = await getWordPress( { from } );
	const version = versionOf( wordpress );
	const { dir: languages, missing } = await getLanguages( wordpress );
	if ( missing ) {
		console.log(
			`      Without its Vietnamese language pack, so wp-admin is partly in English (${ missing }).`
		);
	}
	step( 5, 'The build' );
	await build();
	step(
		6,
		`The site, on WordPress ${ version } and ${ php ? 'the PHP of this machine' : 'WordPress Playground' }`
	);
	if ( fresh || ! isSetUp( dir ) ) {
		rmSync( dir, { recursive: true, force: true } );
	}
	const chat = await serveChat( dir, chatPort );
	const server = await ( php ? startPhp : servePlayground )( dir, {
		home,
		from,
		languages,
		chat,
	} );
	console.log( `
  Hiên      ${ home }
  Author    an / hien-demo     ${ home }/wp-admin/
  Member    binh / hien-demo   ${ home }/dang-nhap
  Register                     ${ home }/dang-ky
  Mails     read as author     ${ home }/wp-admin/tools.php?page=hien-mailbox
  Chat      answered as author ${ home }/admin, with a Firebase of its own at ${ chat.url }

  Ctrl-C ends it; the content stays.` );
	setInterval( () => runCron( home ), MINUTE );
	if ( watch ) {
		background( 'npm', [ 'run', 'watch' ], {
			stdio: [ 'ignore', 'inherit', 'inherit' ],
		} );
	}
	await Promise.race( [ server.ended, chat.ended ] );
	throw new Failure( `A server ended by itself. The logs are in ${ dir }.` );
} );

/** As the cron of a host does. WordPress's own way asks the site from within a request, which Playground cannot answer. */
async function runCron( home ) {
	await fetch( `${ home }/wp-cron.php?doing_wp_cron` ).catch( () => {} );
}

function step( number, what ) {
	console.log( `[${ number }/6] ${ what }` );
}

async function checkPort( port ) {
	if ( ! Number.isInteger( port ) || port < 1 || port > 65_535 ) {
		throw new Failure( `PORT=${ process.env.PORT } is not a port number.` );
	}
	if ( ! ( await isFree( port ) ) ) {
		throw new Failure(
			`Port ${ port } is taken or not allowed: choose another with PORT=${ port + 1 } npm start.`
		);
	}
}

async function checkChatPort( port ) {
	if ( ! ( await isFree( port ) ) ) {
		throw new Failure(
			`Port ${ port }, of the chat's development server, is taken: choose another for the site with PORT, it takes the one 100 above.`
		);
	}
}

async function checkSqlite() {
	if ( ( await missingExtensions( [ 'pdo_sqlite' ] ) ).length > 0 ) {
		const name = `php${ await phpBranch() }-sqlite3`;
		throw new Failure(
			`PHP lacks its SQLite extension (pdo_sqlite): install it, on Debian and Ubuntu with \`sudo apt-get install ${ name }\`.`
		);
	}
}

async function startPhp( dir, { chat, ...options } ) {
	const constants = chatConstants( chat.url, chat.folder );
	const site = await layOut( dir, { ...options, constants } );
	if ( ! isSetUp( dir ) ) {
		await setUp( site );
	}
	return servePhp( site, { compress: true } );
}
