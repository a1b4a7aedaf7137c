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
 * Writes a file, and its folder where that is missing. Another file is written first, so that there is always one that is
 * whole.
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
