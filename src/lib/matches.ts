import { fold } from './fold';

export interface Piece {
	readonly text: string;
	/** Whether it was searched for. */
	readonly isMatch: boolean;
}

/** A run of letters and digits of any script, as Words in PHP cuts it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/gu;

/** Mirrors Search_Index::SHORTEST_PREFIX: a shorter word is found whole only. */
const SHORTEST_PREFIX = 3;

/** How much of a word was searched for, in folded letters. */
function matchedLength( word: string, wanted: readonly string[] ): number {
	const folded = fold( word );
	const lengths = wanted
		.filter( ( one ) =>
			one.length < SHORTEST_PREFIX
				? folded === one
				: folded.startsWith( one )
		)
		.map( ( { length } ) => length );
	return Math.max( 0, ...lengths );
}

/** The beginning of a word up to a number of folded letters, with the marks of the last one. */
function beginning( word: string, length: number ): string {
	let start = '';
	for ( const letter of word ) {
		if ( fold( start + letter ).length > length ) {
			break;
		}
		start += letter;
	}
	return start;
}

/**
 * Cuts a text where the words of a search begin and end, with marks or without; together the pieces are the text.
 * Words with only space between them are one match.
 */
export function matches( text: string, query: string ): Piece[] {
	const wanted = ( query.match( WORD ) ?? [] ).map( fold );
	const pieces: Piece[] = [];
	let end = 0;
	for ( const { 0: word, index } of text.matchAll( WORD ) ) {
		const match = beginning( word, matchedLength( word, wanted ) );
		if ( match === '' ) {
			continue;
		}
		const between = text.slice( end, index );
		const last = pieces.at( -1 );
		if ( last && /^\s+$/.test( between ) ) {
			pieces.pop();
			pieces.push( { ...last, text: last.text + between + match } );
		} else {
			pieces.push( { text: between, isMatch: false } );
			pieces.push( { text: match, isMatch: true } );
		}
		end = index + match.length;
	}
	pieces.push( { text: text.slice( end ), isMatch: false } );
	return pieces.filter( ( piece ) => piece.text !== '' );
}
