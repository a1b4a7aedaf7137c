/**
 * Installs and builds what a clone needs to be served and tested. Each step does nothing where it was done before.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyLibrary } from './library.mjs';
import {
	Failure,
	cache,
	filesUnder,
	hashOf,
	mustRun,
	root,
	run,
} from './tools.mjs';

/** Throws a Failure that names a needed program which is missing or too old. */
export async function checkPrograms() {
	const node = process.versions.node.split( '.' ).map( Number );
	if ( node[ 0 ] < 20 || ( node[ 0 ] === 20 && node[ 1 ] < 19 ) ) {
		throw new Failure(
			`Node 20.19 or newer is needed; this is ${ process.versions.node }.`
		);
	}
	const php = await run( 'php', [ '-r', 'echo PHP_VERSION;' ] );
	if ( php.status !== 0 ) {
		throw new Failure(
			'The command line PHP 8.2 or newer is needed, and `php` is not in the PATH.'
		);
	}
	if ( php.output.localeCompare( '8.2', 'en', { numeric: true } ) < 0 ) {
		throw new Failure(
			`PHP 8.2 or newer is needed; \`php\` is ${ php.output }.`
		);
	}
	if (
		( await run( 'composer', [ '--version' ], { env: composerEnv } ) )
			.status !== 0
	) {
		throw new Failure(
			'Composer 2 is needed, and `composer` is not in the PATH or does not run.'
		);
	}
}

/** The extensions, out of those named, that PHP lacks. */
export async function missingExtensions( names ) {
	const { output } = await run( 'php', [
		'-r',
		'echo implode( " ", get_loaded_extensions() );',
	] );
	const loaded = output.toLowerCase().split( ' ' );
	return names.filter( ( name ) => ! loaded.includes( name ) );
}

/** The version of `php` as its Debian packages are named: `8.2`. */
export async function phpBranch() {
	return (
		await run( 'php', [
			'-r',
			'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
		] )
	).output;
}

/** Runs `npm ci`, unless the installed packages are those of the lockfile. */
export async function installNpm() {
	const read = ( file ) =>
		existsSync( join( root, file ) )
			? JSON.parse( readFileSync( join( root, file ), 'utf8' ) ).packages
			: {};
	// npm writes the second file last: after an interrupted installation it is not there.
	const installed = read( 'node_modules/.package-lock.json' );
	const stale = Object.entries( read( 'package-lock.json' ) ).some(
		( [ path, { version, optional } ] ) =>
			path !== '' && ! optional && installed[ path ]?.version !== version
	);
	if ( stale ) {
		await mustRun( 'Installing the npm packages', 'npm', [
			'ci',
			'--no-audit',
			'--no-fund',
		] );
	}
}

// Composer switches its plugins off for root, unless told that this is meant.
const composerEnv = { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' };

/**
 * Runs `composer install`, and copies the plugin's library from its packages, unless that was done for this
 * composer.json.
 */
export async function installComposer() {
	const hash = hashOf( [ 'composer.json', 'playground/library.mjs' ] );
	if (
		! existsSync( join( root, 'vendor/autoload.php' ) ) ||
		! existsSync( join( root, 'plugin/lib' ) ) ||
		! isFresh( 'composer', hash )
	) {
		await mustRun(
			'Installing the Composer packages',
			'composer',
			[
				'install',
				'--no-interaction',
				'--no-progress',
				// WP-CLI downloads with it, which nothing here does.
				'--ignore-platform-req=ext-curl',
			],
			{ env: composerEnv }
		);
		copyLibrary();
		markFresh( 'composer', hash );
	}
}

/** The build of the site with the development version of React, for browser tests. */
export const developmentBuild = join( cache, 'development-build' );

/** Builds the bundles of the site and of wp-admin, unless they were built from the present sources. */
export function build() {
	return buildOnce( {
		stamp: 'build',
		files: [
			join( root, 'theme/build/manifest.php' ),
			join( root, 'plugin/build/settings.asset.php' ),
		],
	} );
}

/** Builds the site with the development version of React, unless that was built from the present sources. */
export function buildForDevelopment() {
	return buildOnce( {
		stamp: 'development-build',
		files: [ join( developmentBuild, 'manifest.php' ) ],
		env: { NODE_ENV: 'development', HIEN_BUILD: developmentBuild },
	} );
}

async function buildOnce( { stamp, files, env } ) {
	const configuration = readdirSync( root ).filter( ( name ) =>
		/^(webpack\.|tsconfig|package\.|package-lock)/.test( name )
	);
	const sources = [ ...configuration, 'src', 'theme' ]
		.flatMap( filesUnder )
		.filter( ( file ) => ! file.startsWith( join( 'theme', 'build' ) ) );
	const [ manifest ] = files;
	// The time is part of the hash, so that a build made by hand since, such as one for development, is replaced.
	const hash = () =>
		hashOf(
			sources,
			existsSync( manifest ) ? String( statSync( manifest ).mtimeMs ) : ''
		);
	if ( ! files.every( existsSync ) || ! isFresh( stamp, hash() ) ) {
		await mustRun( 'The build', 'npm', [ 'run', 'build' ], {
			env: { ...process.env, ...env },
		} );
		markFresh( stamp, hash() );
	}
}

function isFresh( name, hash ) {
	const stamp = join( cache, 'stamps', name );
	return existsSync( stamp ) && readFileSync( stamp, 'utf8' ) === hash;
}

function markFresh( name, hash ) {
	mkdirSync( join( cache, 'stamps' ), { recursive: true } );
	writeFileSync( join( cache, 'stamps', name ), hash );
}
