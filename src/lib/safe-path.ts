/** A decoded path: no empty segment, `.` or `..`, no backslash, nothing that cannot be seen. */
const PATH = /^\/(?:(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}\p{Cf}]+(?:\/|$))*$/u;

/** What no part of an address contains. */
const UNSAFE = /[\\\p{Z}\p{Cc}\p{Cf}]/u;

/** decodeURIComponent(); '' for what is not UTF-8. */
function decode( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return '';
	}
}

/**
 * The path of an address of this site, to which somebody may be sent after signing in. Same as Return_Path::of() in
 * PHP; tests/vectors/safe-paths.json tests both.
 *
 * @return From the root of the host, with query and fragment; '' if it is not safe, or another site's.
 */
export function safePath( address: string ): string {
	const { origin } = window.location;
	const path = address.startsWith( `${ origin }/` )
		? address.slice( origin.length )
		: address;
	const [ before = '' ] = path.split( /[?#]/, 1 );
	return PATH.test( decode( before ) ) && ! UNSAFE.test( path ) ? path : '';
}
