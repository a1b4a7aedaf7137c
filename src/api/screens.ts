import { SCREEN_ARGUMENT } from '../contract/constants';
import { ROUTES } from '../contract/routes';
import type { LoadedScreen } from '../contract/types';
import { isObject } from '../lib/is-object';
import { href, withQuery } from '../lib/paths';
import { getPage } from './client';
import { ApiError } from './errors';

/** Whether a response is a screen of a route that this version of the app knows. */
function isScreen( value: unknown ): value is LoadedScreen {
	return (
		isObject( value ) &&
		String( value[ 'route' ] ) in ROUTES &&
		typeof value[ 'path' ] === 'string' &&
		isObject( value[ 'data' ] )
	);
}

/** Whether the page was printed without WordPress's block styles, because its own content does not need them. */
function missingStyles(): 'styles' | '1' {
	return document.getElementById( 'global-styles-inline-css' )
		? '1'
		: 'styles';
}

/**
 * Requests a screen from the page's own address, so WordPress parses, guards and redirects the request like any visit.
 * The screen's `path` is the final one after redirects. Error pages, such as 404 and 500, are screens as well.
 *
 * @param  path   Below home; with `?s=…` for a search.
 * @param  signal Aborts the request.
 * @throws {ApiError} Of kind 'format' if the response is not a screen, such as a page of a plugin, a login form or a
 *                    redirect to another host: only a document load can show that. Other kinds as get().
 */
export async function requestScreen(
	path: string,
	signal?: AbortSignal
): Promise< LoadedScreen > {
	const screen = await getPage(
		withQuery( href( path ), {
			[ SCREEN_ARGUMENT ]: missingStyles(),
		} ),
		signal
	);
	if ( ! isScreen( screen ) ) {
		throw new ApiError( 'format' );
	}
	return screen;
}
