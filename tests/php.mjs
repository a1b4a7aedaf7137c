/**
 * `npm run test:php`: PHPUnit on a real WordPress, with SQLite and then with MariaDB.
 *
 *     npm run test:php -- [--db=sqlite|mariadb] [--wp=6.8] [arguments of PHPUnit, such as --filter=Routes]
 *     npm run test:php -- --socket=/run/mysqld/mysqld.sock
 *
 * The second runs them on a server that runs already, such as MySQL, which lets `root` in without a password and has an
 * empty database `hien_test`.
 */
import { spawn } from 'node:child_process';
import {
	checkPrograms,
	installComposer,
	installNpm,
} from '../playground/prepare.mjs';
import { Failure, main, opcache, option, root } from '../playground/tools.mjs';
import { getSqlite, getWordPress } from '../playground/wordpress.mjs';
import { startMariaDb } from './mariadb.mjs';

const DATABASES = [ 'sqlite', 'mariadb' ];

await main( async () => {
	const socket = option( 'socket' );
	const only = socket ? 'mariadb' : option( 'db' );
	if ( only && ! DATABASES.includes( only ) ) {
		throw new Failure( `--db is one of: ${ DATABASES.join( ', ' ) }.` );
	}
	await checkPrograms();
	await installNpm();
	await installComposer();
	const { setUpMachine } = await import( './setup-machine.mjs' );
	await setUpMachine( [
		'php',
		...( only === 'sqlite' || socket ? [] : [ 'mariadb' ] ),
	] );

	const env = {
		...process.env,
		HIEN_TEST_CORE: await getWordPress( { version: option( 'wp' ) } ),
		HIEN_TEST_SQLITE: await getSqlite(),
	};
	const args = process.argv
		.slice( 2 )
		.filter( ( each ) => ! /^--(db|wp|socket)=/.test( each ) );
	for ( const db of only ? [ only ] : DATABASES ) {
		console.log( `PHPUnit on ${ db }` );
		const server =
			db === 'mariadb' && ! socket ? await startMariaDb() : null;
		const status = await phpunit( args, {
			...env,
			HIEN_TEST_DB: db,
			HIEN_TEST_SOCKET: socket ?? server?.socket ?? '',
		} );
		await server?.stop();
		process.exitCode ||= status;
	}
} );

/** Runs PHPUnit with its output in the terminal. Resolves to its exit status. */
function phpunit( args, env ) {
	return new Promise( ( resolve ) =>
		spawn( 'php', [ ...opcache, 'vendor/bin/phpunit', ...args ], {
			cwd: root,
			env,
			stdio: 'inherit',
		} ).once( 'close', ( code ) => resolve( code ?? 1 ) )
	);
}
