import { boot, site } from './boot';

export type Params = Readonly< Record< string, string | number > >;

declare const response: unique symbol;

/** A REST path below the namespace that remembers the type of its response. */
export type RestPath< Response > = string & {
	readonly [ response ]?: Response;
};

/** Fills a template of contract/routes.ts, exactly as Route::rest_paths() does in PHP. */
export function restPath< Response >(
	template: string,
	params: Params = {}
): RestPath< Response > {
	return template.replace( /\{(\w+)\}/g, ( _, name: string ) =>
		// rawurlencode() also encodes what encodeURIComponent() lets through.
		encodeURIComponent( params[ name ] ?? '' ).replace(
			/[!'()*]/g,
			( char ) =>
				`%${ char.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
		)
	);
}

/** The address of a path below home. */
export function href( path: string ): string {
	return boot().home + path;
}

/** The `rel` of a link that the data names, where it leads to another site. */
export function outsideRel( link: string ): string | undefined {
	return `${ link }/`.startsWith( href( '/' ) )
		? undefined
		: 'noopener external';
}

/** An address with more behind its question mark. */
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

/** Page 1 of a list has no number in its path. */
export function pagePath( path: string, page: number, word = 'page/' ): string {
	const base = path === '/' ? '' : path;
	return page > 1 ? `${ base }/${ word }${ page }` : path;
}

/** The path without the number that `pagePath()` put behind it. */
export function withoutPage( path: string ): string {
	return path.replace( /\/page\/\d+$/, '' ) || '/';
}

/** The address of a file that REST names by its path under the uploads folder. */
export function uploadUrl( path: string ): string {
	return /^https?:/.test( path ) ? path : site().uploads + path;
}

/** The path of one's own site below home ('/' for home), or null for another site's address. */
export function pathOf( url: URL ): string | null {
	const { home, base } = boot();
	const inside =
		url.pathname === base || url.pathname.startsWith( `${ base }/` );
	if ( ! inside || url.origin !== new URL( home ).origin ) {
		return null;
	}
	return url.pathname.slice( base.length ).replace( /\/+$/, '' ) || '/';
}
