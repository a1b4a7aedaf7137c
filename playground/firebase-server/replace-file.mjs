import {
	closeSync,
	fsyncSync,
	mkdirSync,
	openSync,
	renameSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and makes its folder where that is missing. Writes a second file first and renames it, so that the file
 * is complete at any time.
 *
 * @param {string} file
 * @param {string} text
 * @param {number} [mode] Who may read and write it.
 */
export function replaceFile( file, text, mode ) {
	const next = `${ file }.next`;
	mkdirSync( dirname( file ), { recursive: true } );
	const handle = openSync( next, 'w', mode );
	writeFileSync( handle, text );
	fsyncSync( handle );
	closeSync( handle );
	renameSync( next, file );
}
