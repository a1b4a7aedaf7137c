/**
 * How many pages a second the same host answers, without a page cache: Hiên / Twenty Twenty-Five, each with nginx and four workers of
 * PHP-FPM, in turns. With `--soak=30` then so many minutes at 80 % of that, and what has grown meanwhile.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { Failure, mustRun } from '../playground/tools.mjs';
import { atMost, childrenOf } from './measure.mjs';
import { programs, startFpm, startNginx } from './servers.mjs';
import { copyOf, php, rivalOf } from './sites.mjs';

/** Connections at a time, which are kept. */
const CLIENTS = 8;

/** Milliseconds that one site is asked before it is the other's turn. */
const TURN = 5000;

const GOAL = 2.5;

/** Part of the measured rate at which a soak runs. */
const SOAKED = 0.8;

/** Which part of the requests is of who is signed in. */
const TRAFFIC = { 'Signed out': 0, 'Signed in': 1, Mixed: 0.2 };

/**
 * @param {Object} site
 * @param {Object} options
 * @param {number} options.rounds Turns of each site.
 * @param {number} options.soak   Minutes.
 */
export async function load( site, { rounds = 6, soak = 0 } ) {
	const { fpm } = await programs();
	const ours = await served( await copyOf( site, 'load' ), fpm );
	const theirs = await served( await rivalOf( site, 'load_rival' ), fpm );
	const answer = await fetch(
		`${ ours.home }/wp-json/hien/v1/posts?limit=20`
	);
	const posts = ( await answer.json() ).data
		.filter( ( post ) => ! post.protected )
		.map( ( { path } ) => path );
	const paths = [ '/', ...posts ];
	let rate = 0;
	console.log(
		'\nPages a second without a page cache: Hiên / Twenty Twenty-Five'
	);
	for ( const [ name, part ] of Object.entries( TRAFFIC ) ) {
		const counts = { ours: 0, theirs: 0 };
		for ( let round = -1; round < rounds; round++ ) {
			for ( const [ whose, each ] of Object.entries( {
				ours,
				theirs,
			} ) ) {
				const answered = await ask( each, paths, part, {
					until: performance.now() + TURN,
				} );
				counts[ whose ] += round < 0 ? 0 : answered;
			}
		}
		const seconds = ( rounds * TURN ) / 1000;
		const ratio = counts.ours / counts.theirs;
		rate = counts.ours / seconds;
		console.log(
			`  ${ name.padEnd( 12 ) } ${ rate.toFixed( 1 ) } / ${ ( counts.theirs / seconds ).toFixed( 1 ) }  ${ ratio.toFixed( 2 ) }  at least ${ GOAL }  ${ ratio >= GOAL ? 'ok' : 'under' }`
		);
	}
	if ( soak > 0 ) {
		await soakFor( ours, paths, soak, rate * SOAKED );
	}
}

/** Serves a site; adds the process of PHP-FPM and the cookie of a member. */
async function served( site, fpm ) {
	const socket = join( site.dir, 'fpm.sock' );
	const { pid } = await startFpm( site, fpm, socket );
	await startNginx( site, { socket, port: new URL( site.home ).port } );
	const { cookie } = JSON.parse( await php( site, 'signed-in' ) ).member;
	return { ...site, pid, cookie };
}

/**
 * Asks for pages, with CLIENTS connections. How many were answered; a Failure if one is not answered with 200.
 *
 * @param {Object}   site          With `home` and `cookie`.
 * @param {string[]} paths
 * @param {number}   part          Of the requests, how many are of a member.
 * @param {Object}   options
 * @param {number}   options.until When it ends, by performance.now().
 * @param {number}   options.pause Milliseconds from one request of a connection to its next, at least.
 */
async function ask( site, paths, part, { until, pause = 0 } ) {
	const { home, cookie } = site;
	const agent = new Agent( { keepAlive: true, maxSockets: CLIENTS } );
	let answered = 0;
	let next = 0;
	const client = async () => {
		while ( performance.now() < until ) {
			const start = performance.now();
			const number = next++;
			// Spreads members evenly, such as each fifth.
			const isMember =
				Math.floor( ( number + 1 ) * part ) >
				Math.floor( number * part );
			await page( agent, home + paths[ number % paths.length ], {
				...( isMember && { cookie } ),
			} );
			answered++;
			const rest = pause - ( performance.now() - start );
			if ( rest > 0 ) {
				await new Promise( ( resolve ) => setTimeout( resolve, rest ) );
			}
		}
	};
	await Promise.all( Array.from( { length: CLIENTS }, client ) );
	agent.destroy();
	return answered;
}

function page( agent, url, headers ) {
	return new Promise( ( resolve, reject ) =>
		get( url, { agent, headers }, ( response ) => {
			if ( response.statusCode !== 200 ) {
				reject(
					new Failure( `${ response.statusCode } for ${ url }` )
				);
			}
			response.resume().on( 'end', resolve );
		} ).on( 'error', reject )
	);
}

/** Mixed traffic for so many minutes. The first minute fills caches; growth is that after it. */
async function soakFor( site, paths, minutes, rate ) {
	const pause = ( CLIENTS / rate ) * 1000;
	const run = ( length ) =>
		ask( site, paths, TRAFFIC.Mixed, {
			until: performance.now() + length * 60_000,
			pause,
		} );
	await run( 1 );
	const before = { memory: memoryOf( site ), rows: await rowsOf( site ) };
	const answered = await run( minutes - 1 );
	const after = { memory: memoryOf( site ), rows: await rowsOf( site ) };
	console.log(
		`\n${ minutes } minutes of ${ rate.toFixed( 1 ) } pages a second: ${ answered } after the first minute`
	);
	atMost(
		'MB of the largest worker',
		after.memory,
		Math.ceil( before.memory * 1.1 )
	);
	const grown = Object.entries( after.rows ).filter(
		( [ table, rows ] ) => rows > ( before.rows[ table ] ?? 0 )
	);
	atMost( 'tables that have grown', grown.length, 0 );
	for ( const [ table, rows ] of grown ) {
		console.log(
			`    ${ table }: ${ before.rows[ table ] } to ${ rows } rows`
		);
	}
}

/** Megabytes of its own that the largest worker of PHP-FPM has. */
function memoryOf( { pid } ) {
	const sizes = childrenOf( pid ).map(
		( each ) =>
			readFileSync( `/proc/${ each }/status`, 'utf8' ).match(
				/RssAnon:\s+(\d+)/
			)[ 1 ] / 1024
	);
	return Math.max( ...sizes );
}

/** Table of the site => its rows. */
async function rowsOf( { env } ) {
	const sql = async ( query ) =>
		(
			await mustRun( 'A query', 'mariadb', [
				'--no-defaults',
				'--user=root',
				`--socket=${ env.HIEN_SOCKET }`,
				'--batch',
				'--skip-column-names',
				`--execute=${ query }`,
				env.HIEN_DATABASE,
			] )
		)
			.trim()
			.split( '\n' );
	const tables = await sql( 'SHOW TABLES' );
	const counts = await sql(
		tables
			.map( ( name ) => `SELECT '${ name }', COUNT(*) FROM ${ name }` )
			.join( ' UNION ' )
	);
	return Object.fromEntries(
		counts.map( ( line ) => {
			const [ name, rows ] = line.split( '\t' );
			return [ name, Number( rows ) ];
		} )
	);
}
