/*
 * The regular expressions of security rules. Firebase reads those of JavaScript that its documentation does not list in
 * another way: `(?:a)` is an optional `?`, a colon and an `a` there.
 *
 * https://firebase.google.com/docs/reference/security/database/regex
 */

/** An escaped character that is no letter or digit, `\s`, `\w`, `\d` and their opposites, or a set such as `[^a-z]`. */
const SIMPLE = /\\[sSwWdD]|\\\W|\[\^?(?:\\\W|[^\\[\]])+\]/g;

/** A character with or without a quantifier. */
const PIECE = String.raw`[^\\()[\]{}|*+?^$](?:[*+?]|\{\d+(?:,\d*)?\})?`;

/** Pieces, as one or several alternatives. */
const CHOICE = `(?:${ PIECE })+(?:\\|(?:${ PIECE })+)*`;

const GROUP = new RegExp( `\\(${ CHOICE }\\)`, 'g' );
const WHOLE = new RegExp( `^\\^?${ CHOICE }\\$?$` );

/**
 * Whether rules have a regular expression.
 *
 * @param {{pattern: string, flags: string}} expression
 */
export function isSupported( { pattern, flags } ) {
	let rest = pattern.replace( SIMPLE, 'x' );
	let before;
	do {
		before = rest;
		rest = rest.replace( GROUP, 'x' ); // From the inside out.
	} while ( rest !== before );
	return [ '', 'i' ].includes( flags ) && WHOLE.test( rest );
}
