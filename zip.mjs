/**
 * `npm run zip`: the theme and the plugin as WordPress installs them, dist/hien.zip and dist/hien-core.zip.
 */
import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import Zip from 'adm-zip';
import glob from 'fast-glob';
import { installComposer } from './playground/prepare.mjs';

const PACKAGES = { theme: 'hien', plugin: 'hien-core' };

/** Fonts travel with their licenses. */
const LICENSES = {
	theme: glob.sync( 'src/styles/fonts/LICENSE-*.txt', {
		cwd: import.meta.dirname,
	} ),
};

await installComposer();
mkdirSync( join( import.meta.dirname, 'dist' ), { recursive: true } );
for ( const [ folder, slug ] of Object.entries( PACKAGES ) ) {
	const zip = new Zip();
	const cwd = join( import.meta.dirname, folder );
	for ( const file of glob.sync( '**/*', { cwd, ignore: [ '**/*.map' ] } ) ) {
		zip.addLocalFile(
			join( cwd, file ),
			posix.join( slug, posix.dirname( file ) ),
			posix.basename( file )
		);
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
