/**
 * The library that the plugin signs tokens with, firebase/php-jwt, as the plugin carries it: in plugin/lib, below the
 * namespace Hien\Vendor, so that the copy of another plugin is never loaded in its place.
 */
import {
	cpSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const source = join( root, 'vendor/firebase/php-jwt' );
const target = join( root, 'plugin/lib/Firebase/JWT' );

/** Needs packages that the plugin does not have, and it is not used. */
const LEFT_OUT = [ 'CachedKeySet.php' ];

/** Copies the library from Composer's packages into the plugin. */
export function copyLibrary() {
	rmSync( join( root, 'plugin/lib' ), { recursive: true, force: true } );
	mkdirSync( target, { recursive: true } );
	for ( const name of readdirSync( join( source, 'src' ) ) ) {
		if ( ! LEFT_OUT.includes( name ) ) {
			const code = readFileSync( join( source, 'src', name ), 'utf8' );
			writeFileSync(
				join( target, name ),
				code.replaceAll(
					'Firebase\\JWT',
					'Hien\\Vendor\\Firebase\\JWT'
				)
			);
		}
	}
	for ( const name of [ 'LICENSE', 'VERSION' ] ) {
		cpSync( join( source, name ), join( target, name ) );
	}
}
