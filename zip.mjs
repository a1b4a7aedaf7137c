/**
 * `npm run zip`: the installable theme and plugin, dist/hien.zip and dist/hien-core.zip. Both contain, in source/, the
 * files from which `npm run build` creates their build/.
 */
import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import Zip from 'adm-zip';
import glob from 'fast-glob';
import { installComposer } from './playground/prepare.mjs';

const PACKAGES = { theme: 'hien', plugin: 'hien-core' };

/** Includes the licenses of the fonts. */
const LICENSES = {
	theme: glob.sync( 'src/styles/fonts/LICENSE-*.txt', {
		cwd: import.meta.dirname,
	} ),
};

/** The directories of wordpress.org allow no hidden files, and none is needed. */
const SOURCES = glob.sync(
	[ 'src/**', 'webpack*.js', 'package*.json', 'tsconfig.json' ],
	{ cwd: import.meta.dirname, ignore: [ '**/*.test.{ts,tsx}' ] }
);

await installComposer();
mkdirSync( join( import.meta.dirname, 'dist' ), { recursive: true } );
for ( const [ folder, slug ] of Object.entries( PACKAGES ) ) {
	const zip = new Zip();
	const add = ( directory, file, target ) =>
		zip.addLocalFile(
			join( directory, file ),
			posix.join( target, posix.dirname( file ) ),
			posix.basename( file )
		);
	const cwd = join( import.meta.dirname, folder );
	for ( const file of glob.sync( '**/*', { cwd, ignore: [ '**/*.map' ] } ) ) {
		add( cwd, file, slug );
	}
	for ( const file of SOURCES ) {
		add( import.meta.dirname, file, `${ slug }/source` );
	}
	for ( const file of LICENSES[ folder ] ?? [] ) {
		zip.addLocalFile(
			join( import.meta.dirname, file ),
			`${ slug }/licenses`
		);
	}
	zip.writeZip( join( import.meta.dirname, 'dist', `${ slug }.zip` ) );
	console.log( `dist/${ slug }.zip: ${ zip.getEntryCount() } files` );
}
