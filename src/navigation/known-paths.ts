import type { DataRegistry } from '@wordpress/data';
import { ROUTES } from '../contract/routes';
import { isObject } from '../lib/is-object';
import { responsesStore } from '../stores/responses';

/*
 * Finds out which paths certainly belong to our own content. Any other path may be that of another plugin's page, and
 * requesting it may do something, such as signing the visitor out.
 */

const FIXED: readonly string[] = Object.values( ROUTES ).flatMap(
	( { patterns } ) => patterns.filter( ( path ) => ! path.includes( '{' ) )
);

/** Splits a path from the number of a further page of a list, of comments or of an article. */
const FURTHER_PAGE = /^(.+?)\/(?:page\/|comment-page-)?[1-9]\d*$/;

const found = new WeakMap< object, ReadonlySet< string > >();

/**
 * Collects the paths of posts, terms, videos and so on. Not those of menu items, which have a URL beside the path and
 * may lead anywhere, nor of WordPress's pages, which other plugins use for theirs.
 */
function collect( value: unknown, paths: Set< string > ): Set< string > {
	if ( isObject( value ) && value[ 'type' ] !== 'page' ) {
		const { path } = value;
		if ( typeof path === 'string' && ! ( 'url' in value ) ) {
			paths.add( path.replace( /#.*/, '' ) );
		}
		Object.values( value ).forEach( ( part ) => collect( part, paths ) );
	}
	return paths;
}

function isNamed( registry: DataRegistry, path: string ): boolean {
	return Object.values( registry.select( responsesStore ).getResponses() )
		.filter( isObject )
		.some( ( response ) => {
			const paths =
				found.get( response ) ?? collect( response, new Set() );
			found.set( response, paths );
			return paths.has( path );
		} );
}

/** Whether a path is that of a fixed route, or of content that a response of ours names; or a further page of these. */
export function isKnownPath( registry: DataRegistry, path: string ): boolean {
	const first = FURTHER_PAGE.exec( path )?.[ 1 ];
	return [ path, first ].some(
		( known ) =>
			known !== undefined &&
			( FIXED.includes( known ) || isNamed( registry, known ) )
	);
}
