import { boot, site } from './boot';

type Params = Readonly< Record< string, string | number > >;

declare const response: unique symbol;

/** A REST path below the namespace, with the type of its response. */
export type RestPath< Data > = string & {
	readonly [ response ]?: Data;
};

/**
 * Fills in the placeholders of a template of contract/routes.ts, exactly as Route::rest_paths() in PHP does; '' for a
 * missing param.
 */
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

/** The URL of a path below home. */
export function href( path: string ): string {
	return boot().home + path;
}

/** The `rel` of a link to another site; undefined for a link within this site. */
export function externalRel( link: string ): string | undefined {
	return `${ link }/`.startsWith( href( '/' ) )
		? undefined
		: 'noopener external';
}

/** Adds query arguments to a URL. */
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

/** The path of a page of a list: "/tin-moi/page/2"; page 1 has no number. */
export function pagePath(
	path: string,
	page: number,
	prefix = 'page/'
): string {
	const base = path === '/' ? '' : path;
	return page > 1 ? `${ base }/${ prefix }${ page }` : path;
}

/** The path without the page number that `pagePath()` appends. */
export function withoutPage( path: string ): string {
	return path.replace( /\/page\/\d+$/, '' ) || '/';
}

/** The URL of a file, which REST returns as a path below the uploads folder or as a URL. */
export function uploadUrl( path: string ): string {
	return /^https?:/.test( path ) ? path : site().uploads + path;
}

/** The path of a URL below home, '/' for home itself; null if it is not below home. */
export function pathOf( url: URL ): string | null {
	const { home, base } = boot();
	const inside =
		url.pathname === base || url.pathname.startsWith( `${ base }/` );
	if ( ! inside || url.origin !== new URL( home ).origin ) {
		return null;
	}
	return url.pathname.slice( base.length ).replace( /\/+$/, '' ) || '/';
}
