/**
 * Fetches WordPress into the cache, once. Run as a program, it prints the directory:
 *
 *     node playground/wordpress.mjs [--version=latest|6.8] [--wordpress=DIR|ZIP] | --sqlite
 */
import {
	cpSync,
	existsSync,
	readFileSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromDebian } from './debian.mjs';
import { Failure, hashOf, main, once, option, root } from './tools.mjs';

/**
 * WordPress with the Vietnamese language pack, where one can be had. Sources in order: what the developer names,
 * wordpress.org, Debian's package. The tree is shared by all sites: nothing may write into it.
 *
 * @param {Object} options
 * @param {string} options.version 'latest', or a branch such as '6.8'.
 * @param {string} options.from    A directory or a zip to take instead of the latest release.
 * @return {Promise<string>} Its directory.
 */
export async function getWordPress( {
	version = 'latest',
	from = process.env.HIEN_WORDPRESS,
} = {} ) {
	const named = version === 'latest' && from ? resolve( from ) : null;
	if ( named && ! mayBeWordPress( named ) ) {
		throw new Failure( `There is no WordPress at ${ named }.` );
	}
	const label = named
		? `named-${ hashOf( [], named, String( statSync( named ).mtimeMs ) ) }`
		: version;
	return once( join( 'wordpress', label ), async ( work ) => {
		const tree = named
			? await fromNamed( named, work )
			: await fromNetwork( version, work );
		const found = versionOf( tree );
		if (
			! found ||
			( version !== 'latest' &&
				! `${ found }.`.startsWith( `${ version }.` ) )
		) {
			throw new Failure(
				`What came is ${ found ? `WordPress ${ found }, not ${ version }` : 'not WordPress' }: ${ named ?? 'nothing was kept' }.`
			);
		}
		return tree;
	} );
}

/** The release of a directory is known before it is copied; that of a zip once it is unpacked. */
function mayBeWordPress( path ) {
	return statSync( path, { throwIfNoEntry: false } )?.isDirectory()
		? versionOf( path ) !== null
		: existsSync( path );
}

/** The drop-in that lets WordPress run on SQLite, as it ships with WordPress Playground. */
export function getSqlite() {
	const zip = join(
		root,
		'node_modules/@wp-playground/cli/sqlite-database-integration.zip'
	);
	if ( ! existsSync( zip ) ) {
		throw new Failure(
			'The SQLite drop-in comes with @wp-playground/cli: run `npm ci` first.'
		);
	}
	const label = hashOf( [
		'node_modules/@wp-playground/cli/sqlite-database-integration.zip',
	] );
	return once( join( 'sqlite', label ), async ( work ) =>
		onlyFolder( await unzip( zip, join( work, 'unzipped' ) ) )
	);
}

/** The release of a WordPress tree, or null when it is none. */
export function versionOf( tree ) {
	const file = join( tree, 'wp-includes/version.php' );
	return existsSync( file )
		? ( readFileSync( file, 'utf8' ).match(
				/\$wp_version = '([^']+)'/
			)?.[ 1 ] ?? null )
		: null;
}

async function fromNamed( named, work ) {
	if ( ! statSync( named ).isDirectory() ) {
		return onlyFolder( await unzip( named, join( work, 'unzipped' ) ) );
	}
	const personal = [
		'wp-config.php',
		'wp-content/uploads',
		'wp-content/database',
		'wp-content/db.php',
		'wp-content/mu-plugins',
	];
	const tree = join( work, 'wordpress' );
	cpSync( named, tree, {
		recursive: true,
		dereference: true,
		filter: ( path ) =>
			! personal.some( ( name ) => path === join( named, name ) ),
	} );
	return tree;
}

async function fromNetwork( version, work ) {
	const reasons = [];
	for ( const [ source, fetchFrom ] of [
		[ 'wordpress.org', fromWordPressOrg ],
		[ "Debian's package", fromDebian ],
	] ) {
		try {
			return await fetchFrom( version, work );
		} catch ( error ) {
			reasons.push( `${ source }: ${ error.message }` );
		}
	}
	throw new Failure(
		`WordPress ${ version } is not to be had. Name a directory or a zip of it with HIEN_WORDPRESS=… or --wordpress=…\n${ reasons.join( '\n' ) }`
	);
}

async function fromWordPressOrg( version, work ) {
	const known = await (
		await get( 'https://api.wordpress.org/core/stable-check/1.0/', 5_000 )
	).json();
	const release = Object.keys( known )
		.filter( ( name ) =>
			version === 'latest'
				? known[ name ] === 'latest'
				: `${ name }.`.startsWith( `${ version }.` )
		)
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.at( -1 );
	if ( ! release ) {
		throw new Failure( `it does not list WordPress ${ version }` );
	}
	const zip = await save(
		`https://downloads.wordpress.org/release/wordpress-${ release }.zip`,
		work
	);
	const tree = onlyFolder( await unzip( zip, join( work, 'unzipped' ) ) );
	try {
		const pack = await save(
			`https://downloads.wordpress.org/translation/core/${ release }/vi.zip`,
			work
		);
		await unzip( pack, join( tree, 'wp-content/languages' ) );
	} catch {
		// A new release may have no language pack yet: WordPress's own texts are English then.
	}
	return tree;
}

/**
 * Asks an address.
 *
 * @param {string} url
 * @param {number} timeout In milliseconds, to the end of the answer.
 * @return {Promise<Response>} A success; anything else is a Failure.
 */
export async function get( url, timeout ) {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( timeout ),
	} ).catch( ( error ) => {
		throw new Failure( error.cause?.message ?? error.message );
	} );
	if ( ! response.ok ) {
		throw new Failure( `${ response.status } for ${ url }` );
	}
	return response;
}

/**
 * Downloads a file.
 *
 * @param {string} url
 * @param {string} work The directory to put it into.
 * @return {Promise<string>} The file.
 */
export async function save( url, work ) {
	const file = join( work, basename( url ) );
	writeFileSync(
		file,
		Buffer.from( await ( await get( url, 120_000 ) ).arrayBuffer() )
	);
	return file;
}

/**
 * Unpacks a zip.
 *
 * @param {string} zip
 * @param {string} target The directory to put its files into.
 * @return {Promise<string>} The same directory.
 */
export async function unzip( zip, target ) {
	const { default: Zip } = await import( 'adm-zip' );
	try {
		new Zip( zip ).extractAllTo( target );
	} catch ( error ) {
		throw new Failure( `${ zip } cannot be unpacked: ${ error.message }` );
	}
	return target;
}

/** Zips hold one folder; a zip made by hand may hold the files themselves. */
function onlyFolder( dir ) {
	const names = readdirSync( dir );
	return names.length === 1 ? join( dir, names[ 0 ] ) : dir;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	await main( async () => {
		console.log(
			process.argv.includes( '--sqlite' )
				? await getSqlite()
				: await getWordPress( {
						version: option( 'version' ),
						from: option( 'wordpress' ),
					} )
		);
	} );
}
