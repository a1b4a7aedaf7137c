/** A temporary MariaDB server for one run of tests or benchmarks: no port, initially empty, deleted at the end. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	Failure,
	background,
	mustRun,
	root,
	run,
} from '../playground/tools.mjs';

// Server programs are in directories that only root's PATH has.
const env = { ...process.env, PATH: `${ process.env.PATH }:/usr/sbin` };

/** The data are deleted after the run, so the server need not flush them to disk. */
const settings = [
	'--skip-networking',
	'--skip-log-bin',
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-flush-method=nosync',
	'--innodb-doublewrite=0',
	'--innodb-buffer-pool-size=128M',
	'--innodb-log-file-size=16M',
	'--performance-schema=OFF',
	'--character-set-server=utf8mb4',
	'--collation-server=utf8mb4_unicode_520_ci',
];

/** For data that stay and do not fit into what tests need. */
const large = [ '--innodb-buffer-pool-size=2G', '--innodb-log-file-size=256M' ];

/**
 * Starts it, with an empty database `hien_test` for the user `root`.
 *
 * @param {string} keep A folder where the data stay for a further run; without it they are deleted.
 * @return {Promise<{socket: string, isNew: boolean, stop: Function}>} The socket it listens on, whether there were no data, and a function
 *                                                                     that stops it.
 */
export async function startMariaDb( keep ) {
	// A short path, because the path of a socket is limited to about a hundred characters.
	const dir = mkdtempSync( join( tmpdir(), 'hien-' ) );
	const data = join( keep ?? dir, 'data' );
	const isNew = ! existsSync( data );
	const remove = () =>
		rmSync( dir, { recursive: true, force: true, maxRetries: 5 } );
	process.once( 'exit', remove );
	const socket = join( dir, 'socket' );
	const log = join( dir, 'error.log' );
	const common = [
		'--no-defaults',
		`--datadir=${ data }`,
		...( process.getuid() === 0 ? [ '--user=root' ] : [] ),
	];
	if ( isNew ) {
		await mustRun(
			'Preparing MariaDB',
			'mariadb-install-db',
			[
				...common,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				'--innodb-log-file-size=16M',
			],
			{ env }
		);
	}
	const server = background(
		'mariadbd',
		[
			...common,
			...settings,
			...( keep ? large : [] ),
			`--tmpdir=${ dir }`, // Another server deletes temporary tables in a folder that it shares.
			`--socket=${ socket }`,
			`--pid-file=${ join( dir, 'pid' ) }`,
			`--log-error=${ log }`,
		],
		{ cwd: root, env, stdio: 'ignore' }
	);
	if ( ! ( await create( socket, server.ended ) ) ) {
		server.stop();
		throw new Failure(
			`MariaDB did not start: ${ readFileSync( log, 'utf8' )
				.trim()
				.split( '\n' )
				.at( -1 ) }`
		);
	}
	return {
		socket,
		isNew,
		stop: async () => {
			server.stop();
			await server.ended;
			remove();
		},
	};
}

/** Creates the database as soon as the server responds; false if it does not within ten seconds. */
async function create( socket, ended ) {
	let gone = false;
	ended.then( () => ( gone = true ) );
	for ( const limit = Date.now() + 10_000; ! gone && Date.now() < limit; ) {
		const { status } = await run(
			'mariadb',
			[
				'--no-defaults',
				'--user=root',
				`--socket=${ socket }`,
				'--execute=CREATE DATABASE IF NOT EXISTS hien_test',
			],
			{ env }
		);
		if ( status === 0 ) {
			return true;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return false;
}
