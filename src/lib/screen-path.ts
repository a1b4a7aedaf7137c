import {
	NUMBER_PLACEHOLDERS,
	OTHER_FORMS,
	RESERVED_PATHS,
	SAFE_PATH,
} from '../contract/paths';
import { ROUTES } from '../contract/routes';
import type { RouteName } from '../contract/routes';
import { pathOf } from './paths';

/** Where WordPress searches when `?s=` stands behind it. */
const SEARCH_PATH = /^\/(?:page\/[1-9]\d*)?$/;

const RESERVED = new RegExp(
	`^/(?:${ RESERVED_PATHS.join( '|' ) })(?:/|$)|/(?:${ OTHER_FORMS.join( '|' ) })$`
);

const NUMBERS: readonly string[] = NUMBER_PLACEHOLDERS;

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

/** The routes that a path may belong to; only the server knows which of them it is. */
export function routesOf( path: string ): RouteName[] {
	if ( path.includes( '?s=' ) ) {
		return [ 'search' ];
	}
	return PATTERNS.filter( ( { expressions } ) =>
		expressions.some( ( expression ) => expression.test( path ) )
	).map( ( { name } ) => name );
}

/** Whether a path may be a screen's, as Paths::is_safe() in PHP has it. */
export function isSafePath( path: string ): boolean {
	try {
		const decoded = decodeURIComponent( path );
		return SAFE_PATH.test( decoded ) && ! RESERVED.test( decoded );
	} catch {
		// No UTF-8.
		return false;
	}
}

/** The path of a screen that an address may show, or null where the browser must load it. */
export function screenPath( url: URL ): string | null {
	const path = pathOf( url );
	const query = [ ...url.searchParams ];
	const [ name, search = '' ] = query[ 0 ] ?? [];
	if ( path !== null && SEARCH_PATH.test( path ) && name === 's' ) {
		return query.length === 1
			? `${ path }?s=${ encodeURIComponent( search ) }`
			: null;
	}
	return path !== null &&
		url.search === '' &&
		isSafePath( path ) &&
		routesOf( path ).length > 0
		? path
		: null;
}

/** The path of the results page that a search form asks for; null where it is another form. */
export function searchPath( form: EventTarget | null ): string | null {
	if ( ! ( form instanceof HTMLFormElement ) || form.role !== 'search' ) {
		return null;
	}
	const url = new URL( form.action );
	// As the browser does: the fields replace the query of the form's address.
	url.search = '';
	new FormData( form ).forEach( ( value, name ) =>
		url.searchParams.append( name, typeof value === 'string' ? value : '' )
	);
	return screenPath( url );
}
