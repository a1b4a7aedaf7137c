import { fold } from './fold';

interface Piece {
	readonly text: string;
	readonly isMatch: boolean;
}

/** A word: letters and digits of any script. The same as Words in PHP. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/gu;

/** A shorter word of a query matches whole words only. The same as Search_Index::SHORTEST_PREFIX in PHP. */
const SHORTEST_PREFIX = 3;

/** Length of the longest query word that matches the beginning of a word; 0 for no match. */
function matchedLength( word: string, queryWords: readonly string[] ): number {
	const folded = fold( word );
	const lengths = queryWords
		.filter( ( queryWord ) =>
			queryWord.length < SHORTEST_PREFIX
				? folded === queryWord
				: folded.startsWith( queryWord )
		)
		.map( ( { length } ) => length );
	return Math.max( 0, ...lengths );
}

/** The beginning of a word whose folded text has the given length, including all diacritics of its last letter. */
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

/** Splits a text into pieces that match the words of a query, ignoring diacritics, and the text between them. */
export function matches( text: string, query: string ): Piece[] {
	const queryWords = ( query.match( WORD ) ?? [] ).map( fold );
	const pieces: Piece[] = [];
	let end = 0;
	for ( const { 0: word, index } of text.matchAll( WORD ) ) {
		const match = beginning( word, matchedLength( word, queryWords ) );
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
