/**
 * Serves a site with PHP's own server on this machine's PHP.
 */
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, background, cache, root, waitFor } from './tools.mjs';

/** A page loads some 800 files of WordPress: OPcache compiles them once. */
const ini = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.memory_consumption=192',
	'opcache.max_accelerated_files=20000',
	'memory_limit=256M',
	'upload_max_filesize=64M',
	'post_max_size=64M',
];

/** Where OPcache keeps what it has compiled: every server would compile the same files of WordPress. */
const compiled = join( cache, 'opcache' );

/**
 * Starts the server and waits for its first answer.
 *
 * @param {Object}  site               What layOut() gave.
 * @param {Object}  options
 * @param {number}  options.workers    How many requests it takes at a time.
 * @param {boolean} options.compress   Whether texts are compressed, as on hosts.
 * @param {number}  options.revalidate Seconds after which OPcache looks again whether a file was edited; 0: at each request.
 * @return {Promise<{stop: Function, ended: Promise}>} `ended` settles when the server is gone.
 */
export async function servePhp(
	site,
	{ workers = 4, compress = false, revalidate = 0 } = {}
) {
	const { hostname, port } = new URL( site.home );
	const output = join( site.dir, 'server.log' );
	mkdirSync( compiled, { recursive: true } );
	const options = [
		...ini,
		`opcache.file_cache=${ compiled }`,
		`opcache.revalidate_freq=${ revalidate }`,
	].flatMap( ( each ) => [ '-d', each ] );
	const address = [
		'-S',
		`${ hostname }:${ port }`,
		'-t',
		join( site.dir, 'www' ),
		join( root, 'playground/router.php' ),
	];
	const server = background( 'php', [ ...options, ...address ], {
		env: {
			...site.env,
			PHP_CLI_SERVER_WORKERS: String( workers ),
			HIEN_COMPRESS: String( Number( compress ) ), // For router.php.
		},
		stdio: [ 'ignore', openSync( output, 'w' ), openSync( output, 'a' ) ],
	} );
	if ( ! ( await waitFor( site.home, server.ended ) ) ) {
		server.stop();
		throw new Failure(
			`PHP's own server did not start: ${ readFileSync( output, 'utf8' ).trim().split( '\n' ).at( -1 ) }`
		);
	}
	return server;
}
