/** The first characters of a text, not half of a surrogate pair, such as that of an emoji, at the end. */
export function beginningOf( text: string, length: number ): string {
	return text.slice( 0, length ).replace( /[\uD800-\uDBFF]$/, '' );
}
