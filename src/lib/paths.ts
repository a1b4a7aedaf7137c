import { boot, site } from './boot';

type Params = Readonly< Record< string, string | number > >;

declare const response: unique symbol;

/** A REST path below the namespace, with the type of its response. */
export type RestPath< Data > = string & {
	readonly [ response ]?: Data;
};

/** Fills in a template of contract/routes.ts, exactly as Route::rest_paths() in PHP; '' for a missing param. */
export function restPath< Data >(
	template: string,
	params: Params = {}
): RestPath< Data > {
	return template.replace( /\{(\w+)\}/g, ( _, name: string ) =>
		rawUrlEncode( params[ name ] ?? '' )
	);
}

/** Encodes like rawurlencode() in PHP, which encodes a few characters more than encodeURIComponent(). */
export function rawUrlEncode( text: string | number ): string {
	return encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( char ) => `%${ char.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

/** The URL of a path below home, with its query and fragment. Twin: Paths::url() in PHP. */
export function href( path: string ): string {
	const { home, root, slash } = boot();
	// The home page has neither.
	return home + path.replace( /^\/[^?#]+/, `${ root }$&${ slash }` );
}

/** The `rel` of a link to another site; undefined for a link within this site. */
export function externalRel( link: string ): string | undefined {
	return `${ link }/`.startsWith( href( '/' ) )
		? undefined
		: 'noopener external';
}

export function withQuery(
	address: string,
	query: Readonly< Record< string, string > >
): string {
	const url = new URL( address );
	Object.entries( query ).forEach( ( [ name, value ] ) =>
		url.searchParams.set( name, value )
	);
	return url.href;
}

/** The text before a page number in a path: its query argument in a plain permalink, such as `/?cat=3`. */
const PAGE_ARGUMENTS = {
	'page/': 'paged',
	'comment-page-': 'cpage',
	'': 'page',
};

/** The path of a page of a list: "/tin-moi/page/2"; page 1 has no number. */
export function pagePath(
	path: string,
	page: number,
	prefix: keyof typeof PAGE_ARGUMENTS = 'page/'
): string {
	if ( page < 2 ) {
		return path;
	}
	return path.includes( '?' )
		? `${ path }&${ PAGE_ARGUMENTS[ prefix ] }=${ page }`
		: `${ path === '/' ? '' : path }/${ prefix }${ page }`;
}

/** The path without the page number that `pagePath()` appends. */
export function withoutPage( path: string ): string {
	return path.replace( /(?:\/page\/|&paged=)\d+$/, '' ) || '/';
}

/** The URL of a file, which REST returns as a path below the uploads folder or as a URL. */
export function uploadUrl( path: string ): string {
	return /^https?:/.test( path ) ? path : site().uploads + path;
}

/** The path of a URL below home, '/' for home itself; null for one that is not of WordPress. Twin: Paths::relative() in PHP. */
export function pathOf( url: URL ): string | null {
	const { home, base, root } = boot();
	if ( url.origin !== new URL( home ).origin ) {
		return null;
	}
	const path = url.pathname.replace( /\/+$/, '' );
	if ( path === base ) {
		return '/';
	}
	return `${ path }/`.startsWith( `${ base }${ root }/` )
		? path.slice( base.length + root.length ) || '/'
		: null;
}
