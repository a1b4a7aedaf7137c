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
 * Validates a URL or path of this site as a redirect target after signing in. Same as Return_Path::of() in PHP;
 * tests/vectors/safe-paths.json tests both.
 *
 * @return The path from the root of the host, with query and fragment; '' if it is unsafe or of another site.
 */
export function safePath( address: string ): string {
	const { origin } = window.location;
	const path = address.startsWith( `${ origin }/` )
		? address.slice( origin.length )
		: address;
	const [ before = '' ] = path.split( /[?#]/, 1 );
	return PATH.test( decode( before ) ) && ! UNSAFE.test( path ) ? path : '';
}
