import { SEARCH_PREFIX_LENGTH } from '../../contract/constants';
import { fold } from '../../lib/fold';

interface Piece {
	readonly text: string;
	readonly isMatch: boolean;
}

/** A word: letters and digits of any script. The same as Words in PHP. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{Mn}]*/gu;

/**
 * Length of the longest query word that matches the beginning of a word; 0 for no match. The same as in Search_Repository in PHP:
 * a short one matches whole words only, unless it is the last one and the text has no such word, as it may not be typed to its end
 * yet.
 */
function matchedLength(
	word: string,
	queryWords: readonly string[],
	begun: string | undefined
): number {
	const folded = fold( word );
	const lengths = queryWords
		.filter( ( queryWord ) =>
			queryWord.length < SEARCH_PREFIX_LENGTH && queryWord !== begun
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
export function splitAtMatches( text: string, query: string ): Piece[] {
	const queryWords = ( query.match( WORD ) ?? [] ).map( fold );
	const words = [ ...text.matchAll( WORD ) ];
	const last = queryWords.at( -1 );
	const begun = words.some( ( [ word ] ) => fold( word ) === last )
		? undefined
		: last;
	const pieces: Piece[] = [];
	let end = 0;
	for ( const { 0: word, index } of words ) {
		const match = beginning(
			word,
			matchedLength( word, queryWords, begun )
		);
		if ( match === '' ) {
			continue;
		}
		const between = text.slice( end, index );
		const before = pieces.at( -1 );
		if ( before && /^\s+$/.test( between ) ) {
			pieces.pop();
			pieces.push( { ...before, text: before.text + between + match } );
		} else {
			pieces.push( { text: between, isMatch: false } );
			pieces.push( { text: match, isMatch: true } );
		}
		end = index + match.length;
	}
	pieces.push( { text: text.slice( end ), isMatch: false } );
	return pieces.filter( ( piece ) => piece.text !== '' );
}
