/**
 * One form for what Vietnamese readers type with and without marks, exactly as Fold::of() in PHP: "Lập trình Đẹp"
 * becomes "lap trinh dep". The vectors that hold for both are in tests/vectors/fold.json.
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
