import {
	closeSync,
	existsSync,
	openSync,
	readFileSync,
	writeSync,
} from 'node:fs';
import { replaceFile } from './replace-file.mjs';
import { withValues } from './rules.mjs';

/** Lines of the journal after which the whole tree is written. */
const MAX_ENTRIES = 5000;

/**
 * Keeps a tree in a file as JSON, and beside it a journal with a line for each later change. A change is in the journal
 * before its client hears that it is stored, so a process that is killed loses nothing.
 */
export class Journal {
	/** @param {string} file */
	constructor( file ) {
		this.file = file;
		this.journal = `${ file }.journal`;
		this.entries = 0;
	}

	/** Reads the tree. Skips a last line that is incomplete: its client never heard that it is stored. */
	read() {
		const lines = existsSync( this.journal )
			? readFileSync( this.journal, 'utf8' ).split( '\n' ).slice( 0, -1 )
			: [];
		const stored = existsSync( this.file )
			? JSON.parse( readFileSync( this.file, 'utf8' ) )
			: null;
		const tree = lines.reduce(
			( before, line ) => withValues( before, JSON.parse( line ) ),
			stored
		);
		this.write( tree );
		return tree;
	}

	/** Adds the changes of one write as a line. */
	add( changes, tree ) {
		if ( this.entries >= MAX_ENTRIES ) {
			this.write( tree );
			return;
		}
		writeSync( this.handle, `${ JSON.stringify( changes ) }\n` );
		this.entries++;
	}

	/** Writes the whole tree, then an empty journal. */
	write( tree ) {
		replaceFile( this.file, JSON.stringify( tree ) );
		this.close();
		this.handle = openSync( this.journal, 'w' );
		this.entries = 0;
	}

	close() {
		if ( this.handle !== undefined ) {
			closeSync( this.handle );
			this.handle = undefined;
		}
	}
}
