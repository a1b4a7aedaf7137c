import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import { pathOf } from '../lib/paths';

/** Mirrors Routes::SAFE_PATH: segments without dots. */
const SAFE_PATH = /^\/(?:[^/.?#\\\s]+(?:\/[^/.?#\\\s]+)*)?$/;

/** What there is never a screen below, and last segments that ask for another form of a page. */
const RESERVED =
	/^\/(?:wp-admin|wp-content|wp-includes|wp-json|feed|comments|embed|tai-nguyen\/tai)(?:\/|$)|\/(?:feed|rss|rss2|rdf|atom|embed|trackback)$/;

/** Where WordPress searches when `?s=` stands behind it. */
const SEARCH_PATH = /^\/(?:page\/[1-9]\d*)?$/;

const NUMBERS = [ 'page', 'part', 'cpage' ];

const PATTERNS = Object.entries( ROUTES ).map( ( [ name, { patterns } ] ) => ( {
	name: name as RouteName,
	expressions: patterns.map( toExpression ),
} ) );

function toExpression( pattern: string ): RegExp {
	const source = pattern.replace( /\{(\w+)\}/g, ( _, name: string ) =>
		NUMBERS.includes( name ) ? '[1-9]\\d*' : '[^/]+'
	);
	return new RegExp( `^${ source }$` );
}

/** The routes that a path may belong to; the server knows which one it is. */
export function routesOf( path: string ): RouteName[] {
	if ( path.includes( '?s=' ) ) {
		return [ 'search' ];
	}
	return PATTERNS.filter( ( { expressions } ) =>
		expressions.some( ( expression ) => expression.test( path ) )
	).map( ( { name } ) => name );
}

/** The path of a screen that an address may show, or null where the browser must load it. */
export function screenPath( url: URL ): string | null {
	const path = pathOf( url );
	const query = [ ...url.searchParams ];
	const [ name, words = '' ] = query[ 0 ] ?? [];
	if ( path !== null && SEARCH_PATH.test( path ) && name === 's' ) {
		return query.length === 1
			? `${ path }?s=${ encodeURIComponent( words ) }`
			: null;
	}
	return path !== null &&
		url.search === '' &&
		SAFE_PATH.test( path ) &&
		! RESERVED.test( path ) &&
		routesOf( path ).length > 0
		? path
		: null;
}

/** The path of the results that a form asks for which WordPress itself would answer; null where it is another form. */
export function searchPath( form: EventTarget | null ): string | null {
	if ( ! ( form instanceof HTMLFormElement ) || form.role !== 'search' ) {
		return null;
	}
	const url = new URL( form.action );
	// As the browser would ask: all fields, in the place of what stands there.
	url.search = '';
	new FormData( form ).forEach( ( value, name ) =>
		url.searchParams.append( name, typeof value === 'string' ? value : '' )
	);
	return screenPath( url );
}

/** The link that an event happened on, where following it is ours to do. */
export function ownLink(
	target: EventTarget | null
): HTMLAnchorElement | null {
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
