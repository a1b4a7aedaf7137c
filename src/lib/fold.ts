/**
 * Converts a text to lower case without Vietnamese diacritics, for comparisons: "Lập trình Đẹp" becomes "lap trinh
 * dep". Same as Fold::of() in PHP; tests/vectors/fold.json tests both.
 */
export function fold( text: string ): string {
	return text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{Mn}+/gu, '' )
		.replace( /đ/g, 'd' )
		.replace( /[\s\p{Z}]+/gu, ' ' )
		.trim();
}
