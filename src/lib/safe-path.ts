/** A safe decoded path: no empty segment, `.` or `..`, no backslash, no invisible character. */
const PATH = /^\/(?:(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}\p{Cf}]+(?:\/|$))*$/u;

/** Characters that no part of a URL may contain. */
const UNSAFE = /[\\\p{Z}\p{Cc}\p{Cf}]/u;

/** decodeURIComponent(); '' for invalid UTF-8. */
function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return '';
	}
}

/**
 * A URL or path of this site as a redirect target after signing in: from the host's root, with query and fragment; ''
 * if it is unsafe or of another site. Same as Return_Path::of() in PHP, see tests/vectors/safe-paths.json.
 */
export function safePath( address: string ): string {
	const { origin } = window.location;
	const path = address.startsWith( `${ origin }/` )
		? address.slice( origin.length )
		: address;
	const [ before = '' ] = path.split( /[?#]/, 1 );
	return PATH.test( decode( before ) ) && ! UNSAFE.test( path ) ? path : '';
}
