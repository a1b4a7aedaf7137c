/**
 * What the scripts of this folder and of tests/ share. Node's own modules only: these run before `npm ci`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Everything downloaded or generated at run time; git ignores it. */
export const cache = join( root, '.cache' );

const windows = process.platform === 'win32';

/** OPcache and its compiler to machine code speed up above all the SQL parser of the SQLite integration. */
export const opcache = [
	'opcache.enable_cli=1',
	'opcache.revalidate_freq=0',
	'opcache.file_update_protection=0',
	'opcache.jit=tracing',
	'opcache.jit_buffer_size=96M',
].flatMap( ( setting ) => [ '-d', setting ] );

/** A failure that a developer can act on: its message says all that is needed, so it is printed without a stack. */
export class Failure extends Error {}

/** Why a file cannot be written, as Node's errors have it: permissions, a read-only or a full disk. */
const WRITE_ERRORS = [ 'EACCES', 'EPERM', 'EROFS', 'ENOSPC' ];

/** What is printed of an error: what a developer can act on without a stack. */
function explain( error ) {
	if ( WRITE_ERRORS.includes( error.code ) && error.path ) {
		return `\n${ error.path } cannot be written (${ error.code }).`;
	}
	return error instanceof Failure ? `\n${ error.message }` : error;
}

/** Runs the main function of a script; an error is printed to stderr, with exit status 1. */
export async function main( script ) {
	for ( const [ signal, number ] of Object.entries( {
		SIGHUP: 1,
		SIGINT: 2,
		SIGTERM: 15,
	} ) ) {
		process.once( signal, () => process.exit( 128 + number ) );
	}
	try {
		await script();
	} catch ( error ) {
		console.error( explain( error ) );
		process.exit( 1 );
	}
}

/** The value of `--name=value` on the command line. */
export function option( name ) {
	return process.argv
		.find( ( each ) => each.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 );
}

/**
 * Runs a program to its end, or to the end of this process.
 *
 * @return {Promise<{status: number, output: string}>} Its exit status (127 when there is no such program) and all that it said.
 */
export function run( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		// On Windows npm and npx are command files, which need a shell.
		const child = spawn( command, args, {
			cwd: root,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			shell: windows,
			...options,
		} );
		const stop = () => child.kill();
		process.once( 'exit', stop );
		let output = '';
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream
				.setEncoding( 'utf8' )
				.on( 'data', ( chunk ) => ( output += chunk ) );
		}
		child.on( 'error', ( error ) =>
			resolve( { status: 127, output: error.message } )
		);
		child.on( 'close', ( code, signal ) => {
			process.off( 'exit', stop );
			resolve( {
				status: code ?? 1,
				output: signal ? `${ output }\nended by ${ signal }` : output,
			} );
		} );
	} );
}

/** Runs a program that has to succeed. Otherwise its output is in a log, which the Failure names. */
export async function mustRun( what, command, args, options ) {
	const { status, output } = await run( command, args, options );
	if ( status !== 0 ) {
		const log = join(
			cache,
			'logs',
			`${ what.toLowerCase().replace( /[^a-z0-9]+/g, '-' ) }.log`
		);
		mkdirSync( dirname( log ), { recursive: true } );
		writeFileSync( log, output );
		const offline =
			/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|could not (resolve (host|proxy)|connect|(be )?download)|Unable to connect|Temporary failure/i;
		const reason = offline.test( output )
			? 'its server cannot be reached'
			: `${ command } ended with status ${ status }`;
		throw new Failure(
			`${ what } failed: ${ reason }. All that it said is in ${ log }.`
		);
	}
	return output;
}

/** What a PHP file of the repository returns. */
export async function readPhp( file ) {
	const code = 'echo json_encode( require $argv[1] );';
	return JSON.parse(
		await mustRun( `Reading ${ file }`, 'php', [
			'-r',
			code,
			join( root, file ),
		] )
	);
}

/**
 * Starts a program that goes on until it is stopped, at the latest with this process.
 *
 * @return {{child: Object, stop: Function, ended: Promise}} `ended` settles when it is gone.
 */
export function background( command, args, options ) {
	// A group of its own, so that ending it ends also what it started.
	const child = spawn( command, args, {
		cwd: root,
		detached: ! windows,
		...options,
	} );
	const ended = new Promise( ( resolve ) =>
		child.once( 'exit', resolve ).once( 'error', resolve )
	);
	const stop = () => {
		try {
			process.kill( windows ? child.pid : -child.pid );
		} catch {
			// It is gone already.
		}
	};
	process.once( 'exit', stop );
	return { child, stop, ended };
}

/**
 * Waits until an address answers, with any status.
 *
 * @return {Promise<boolean>} False when the server ended, or a minute passed, before it did.
 */
export async function waitFor( url, ended ) {
	let gone = false;
	ended.then( () => ( gone = true ) );
	for ( const limit = Date.now() + 60_000; ! gone && Date.now() < limit; ) {
		try {
			await fetch( url, {
				redirect: 'manual',
				signal: AbortSignal.timeout( 30_000 ),
			} );
			return true;
		} catch {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	}
	return false;
}

/** Whether a port of this machine is free. */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const probe = createServer()
			.once( 'error', () => resolve( false ) )
			.once( 'listening', () => probe.close( () => resolve( true ) ) )
			.listen( port, '127.0.0.1' );
	} );
}

/** All files under a path of the repository (or the file itself), sorted; nothing when there is no such path. */
export function filesUnder( path ) {
	const full = join( root, path );
	if ( ! existsSync( full ) ) {
		return [];
	}
	return statSync( full ).isDirectory()
		? readdirSync( full )
				.sort()
				.flatMap( ( name ) => filesUnder( join( path, name ) ) )
		: [ path ];
}

/** A hash over the names and contents of files of the repository, and over any further text. */
export function hashOf( files, ...more ) {
	const hash = createHash( 'sha256' );
	for ( const file of files ) {
		hash.update( `${ file }\0` ).update(
			readFileSync( join( root, file ) )
		);
	}
	return hash.update( more.join( '\0' ) ).digest( 'hex' ).slice( 0, 16 );
}

/**
 * Makes a directory of the cache unless it is there. It is made beside and then moved, so that one that was
 * interrupted is never mistaken for a finished one.
 *
 * @param {string}   name Its path in the cache.
 * @param {Function} make Gets an empty directory to work in, and returns the finished one inside it.
 * @return {Promise<string>} The directory.
 */
export async function once( name, make ) {
	const dir = join( cache, name );
	if ( existsSync( dir ) ) {
		return dir;
	}
	const parent = dirname( dir );
	mkdirSync( parent, { recursive: true } );
	removeAbandoned( parent );
	const work = mkdtempSync( join( parent, `.making-${ process.pid }-` ) );
	const removeWork = () =>
		rmSync( work, { recursive: true, force: true, maxRetries: 3 } );
	process.once( 'exit', removeWork );
	try {
		const made = await make( work );
		try {
			renameSync( made, dir );
		} catch ( error ) {
			if ( ! existsSync( dir ) ) {
				throw error;
			} // Else another process was faster, and its result is as good.
		}
		return dir;
	} finally {
		removeWork();
		process.off( 'exit', removeWork );
	}
}

/** Removes directories that processes which were killed have left incomplete. */
function removeAbandoned( parent ) {
	for ( const name of readdirSync( parent ) ) {
		const owner = name.match( /^\.making-(\d+)-/ )?.[ 1 ];
		if ( owner && ! isAlive( Number( owner ) ) ) {
			rmSync( join( parent, name ), { recursive: true, force: true } );
		}
	}
}

function isAlive( pid ) {
	try {
		return process.kill( pid, 0 );
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}
