/**
 * `npm run zip`: the installable theme and plugin, dist/hien.zip and dist/hien-core.zip. Both contain, in source/, the
 * files from which `npm run build` creates their build/.
 *
 * `--from=<folder>`: of another checkout; `--to=<folder>`: elsewhere than dist/. `--previous=<folder>,<folder>`: folders
 * with the zips of earlier releases, the newest first. Pages and tabs from before an update name files of their build by
 * a hash, so the theme's zip keeps those of the two newest; build/kept.json lists them.
 *
 * The same files give the same bytes: entries are sorted, and have the time SOURCE_DATE_EPOCH (seconds; else now).
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import Zip from 'adm-zip';
import glob from 'fast-glob';
import { installComposer } from './playground/prepare.mjs';
import { main, option } from './playground/tools.mjs';

const PACKAGES = { theme: 'hien', plugin: 'hien-core' };

/** Earlier releases whose hashed files are kept. */
const KEPT_RELEASES = 2;

/** A file of the theme's build with a hash of its content in its name. */
const HASHED = /^hien\/build\/.*\.[0-9a-f]{6,8}\.(?:js|css|woff2|svg)/;

const KEPT = 'hien/build/kept.json';

await main( async () => {
	const from = option( 'from' ) ?? import.meta.dirname;
	const to = option( 'to' ) ?? join( import.meta.dirname, 'dist' );
	if ( from === import.meta.dirname ) {
		await installComposer();
	}
	mkdirSync( to, { recursive: true } );
	for ( const [ folder, slug ] of Object.entries( PACKAGES ) ) {
		const files = filesOf( from, folder, slug );
		if ( folder === 'theme' ) {
			addKept( files, option( 'previous' )?.split( ',' ) ?? [] );
		}
		write( files, join( to, `${ slug }.zip` ) );
		console.log( `${ slug }.zip: ${ files.size } files` );
	}
} );

/** The files of a package: name in the zip => content. */
function filesOf( from, folder, slug ) {
	const files = new Map();
	const add = ( cwd, target, patterns, ignore = [] ) => {
		for ( const file of glob.sync( patterns, { cwd, ignore } ) ) {
			files.set(
				posix.join( target, file ),
				readFileSync( join( cwd, file ) )
			);
		}
	};
	add( join( from, folder ), slug, '**/*', [ '**/*.map' ] );
	// The directories of wordpress.org allow no hidden files, and none is needed.
	add(
		from,
		`${ slug }/source`,
		[ 'src/**', 'webpack*.js', 'package*.json', 'tsconfig.json' ],
		[ '**/*.test.{ts,tsx}' ]
	);
	if ( folder === 'theme' ) {
		add(
			join( from, 'src/styles/fonts' ),
			`${ slug }/licenses`,
			'LICENSE-*.txt'
		);
	}
	return files;
}

/** Adds the hashed files of the builds of earlier releases, without those that the releases have kept themselves. */
function addKept( files, releases ) {
	const kept = [];
	for ( const release of releases.slice( 0, KEPT_RELEASES ) ) {
		const zip = new Zip( join( release, 'hien.zip' ) );
		const before = zip.getEntry( KEPT )
			? JSON.parse( zip.readAsText( KEPT ) )
			: [];
		for ( const { entryName } of zip.getEntries() ) {
			if (
				HASHED.test( entryName ) &&
				! before.includes( entryName ) &&
				! files.has( entryName )
			) {
				files.set( entryName, zip.readFile( entryName ) );
				kept.push( entryName );
			}
		}
	}
	if ( kept.length > 0 ) {
		files.set( KEPT, Buffer.from( JSON.stringify( kept.sort() ) ) );
	}
}

function write( files, path ) {
	const { SOURCE_DATE_EPOCH: epoch } = process.env;
	const utc = epoch ? new Date( Number( epoch ) * 1000 ) : new Date();
	// A zip has local times. The same figures in every time zone:
	const time = new Date(
		utc.getUTCFullYear(),
		utc.getUTCMonth(),
		utc.getUTCDate(),
		utc.getUTCHours(),
		utc.getUTCMinutes()
	);
	const zip = new Zip();
	for ( const name of [ ...files.keys() ].sort() ) {
		zip.addFile( name, files.get( name ), '', 0o644 );
		zip.getEntry( name ).header.time = time;
	}
	zip.writeZip( path );
}
