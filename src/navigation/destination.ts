import {
	NUMBER_PLACEHOLDERS,
	OTHER_FORMS,
	RESERVED_PATHS,
	SAFE_PATH,
} from '../contract/paths';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import { href, pathOf, rawUrlEncode } from '../lib/paths';

/** Where a navigation leads. */
export interface Destination {
	readonly url: URL;
	/** Path of the screen, see screenPath(). */
	readonly path: string | null;
}

/** Paths at which the argument `s` makes WordPress search. */
const SEARCH_PATH = /^\/(?:page\/[1-9]\d*)?$/;

/**
 * Arguments that advertisers, mail services and social networks append to links, so that analytics knows where a visitor
 * comes from: Facebook, Google, Zalo, Microsoft, TikTok, X, LinkedIn, Instagram, Yandex, Mailchimp, HubSpot, Matomo.
 */
const TRACKING =
	/^(?:(?:utm|fb|gad|mtm|pk|mc)_\w+|\w{1,3}clk?id|gclsrc|[gw]braid|srsltid|_gl|zarsrc|li_fat_id|igsh\w*|_hs\w+)$/i;

const RESERVED = new RegExp(
	`^/(?:${ RESERVED_PATHS.join( '|' ) })(?:/|$)|/(?:${ OTHER_FORMS.join( '|' ) })$`
);

const NUMBERS: readonly string[] = NUMBER_PLACEHOLDERS;

const PATTERNS = Object.entries( ROUTES ).map( ( [ name, route ] ) => ( {
	name: name as RouteName,
	expressions: route.patterns.map( toExpression ),
	/** The query strings of its sections. */
	queries: Object.keys( 'actions' in route ? route.actions : {} ).map(
		( action ) => `action=${ action }`
	),
} ) );

function toExpression( pattern: string ): RegExp {
	const source = pattern.replace( /\{(\w+)\}/g, ( _, name: string ) =>
		NUMBERS.includes( name ) ? '[1-9]\\d*' : '[^/]+'
	);
	return new RegExp( `^${ source }$` );
}

/** The routes whose patterns match a path; only the server knows which of them applies. */
export function routesOf( path: string ): RouteName[] {
	if ( path.includes( '?s=' ) ) {
		return [ 'search' ];
	}
	const [ pathname = '', query ] = path.split( '?' );
	return PATTERNS.filter(
		( { expressions, queries } ) =>
			( query === undefined || queries.includes( query ) ) &&
			expressions.some( ( expression ) => expression.test( pathname ) )
	).map( ( { name } ) => name );
}

/** A URL without the arguments by which visitors are counted; the same one if it has none. */
export function withoutTracking( url: URL ): URL {
	const names = [ ...url.searchParams.keys() ].filter( ( name ) =>
		TRACKING.test( name )
	);
	if ( names.length === 0 ) {
		return url;
	}
	const clean = new URL( url );
	names.forEach( ( name ) => clean.searchParams.delete( name ) );
	return clean;
}

/** Whether a path may be that of a screen; same as Paths::is_safe() in PHP. */
export function isSafePath( path: string ): boolean {
	try {
		const decoded = decodeURIComponent( path );
		return SAFE_PATH.test( decoded ) && ! RESERVED.test( decoded );
	} catch {
		// Not UTF-8.
		return false;
	}
}

/** The path below home of the screen at a URL, with its query; null if the browser must load the URL. */
export function screenPath( address: URL ): string | null {
	const url = withoutTracking( address );
	const path = pathOf( url );
	const query = [ ...url.searchParams ];
	const [ name, search = '' ] = query[ 0 ] ?? [];
	if ( path !== null && SEARCH_PATH.test( path ) && name === 's' ) {
		return query.length === 1
			? `${ path }?s=${ rawUrlEncode( search ) }`
			: null;
	}
	return path !== null &&
		isSafePath( path ) &&
		routesOf( path + url.search ).length > 0
		? path + url.search
		: null;
}

/** The destination of a path below home, at a fragment ('' or with '#'). */
export function destinationAt( path: string, hash = '' ): Destination {
	return { url: new URL( href( path ) + hash ), path };
}

/** The destination of an address. The URL of a screen is written as WordPress writes it. */
export function destinationOf( address: URL ): Destination {
	const path = screenPath( address );
	return path === null
		? { url: address, path }
		: destinationAt( path, address.hash );
}

/** The destination of the browser's current address, which is not rewritten. */
export function currentDestination(): Destination {
	const url = withoutTracking( new URL( window.location.href ) );
	return { url, path: screenPath( url ) };
}

/** Path and query of a URL, so the URL of a page without its fragment. */
export function pageOf( {
	pathname,
	search,
}: Pick< URL, 'pathname' | 'search' > ): string {
	return pathname + search;
}

/** The link around an element; null if there is none, or it is for the browser: another tab, a download, external. */
export function linkOf( target: EventTarget | null ): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest( 'a[href]' ) : null;
	return link instanceof HTMLAnchorElement &&
		( link.target === '' || link.target === '_self' ) &&
		link.protocol.startsWith( 'http' ) &&
		! link.hasAttribute( 'download' ) &&
		! link.relList.contains( 'external' ) &&
		! link.closest( '[data-no-router]' )
		? link
		: null;
}

/** The search screen to which a search form leads; null for any other form. */
export function searchDestination(
	form: EventTarget | null
): Destination | null {
	if (
		! ( form instanceof HTMLFormElement ) ||
		// Firefox before 119 has no `form.role`.
		form.getAttribute( 'role' ) !== 'search'
	) {
		return null;
	}
	// Not `form.action`, which may be a field of that name.
	const url = new URL(
		form.getAttribute( 'action' ) ?? '',
		window.location.href
	);
	// As the browser does: the fields replace the query of the form's address.
	url.search = `${ new URLSearchParams( [
		...new FormData( form ),
	] as string[][] ) }`;
	const destination = destinationOf( url );
	return destination.path === null ? null : destination;
}
