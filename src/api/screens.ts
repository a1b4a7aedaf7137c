import { SCREEN_ARGUMENT } from '../contract/constants';
import { ROUTES } from '../contract/routes';
import type { LoadedScreen } from '../contract/types';
import { boot } from '../lib/boot';
import { isObject } from '../lib/is-object';
import { href, withQuery } from '../lib/paths';
import { wasSignedIn } from '../lib/signed-in-flag';
import { getPage } from './client';
import type { Page } from './client';

/** Whether a response is a screen of a route that this version of the app knows. */
function isScreen( value: unknown ): value is LoadedScreen {
	return (
		isObject( value ) &&
		String( value[ 'route' ] ) in ROUTES &&
		typeof value[ 'path' ] === 'string' &&
		isObject( value[ 'data' ] )
	);
}

/**
 * The address of a screen's JSON, see Screen_Json.php. Visitors get it at a path of its own, which caches may keep. Where
 * somebody may be signed in, or the host cannot rewrite URLs, it is the page's URL with an argument, which no cache keeps.
 */
function addressOf( path: string, argument: string ): string {
	const { root, user } = boot();
	return root === '' && user === null && ! wasSignedIn()
		? href( path ).replace(
				/(?=\/?(\?|$))/,
				`/${ SCREEN_ARGUMENT }${ argument && `-${ argument }` }`
			)
		: withQuery( href( path ), {
				[ SCREEN_ARGUMENT ]: argument || '1',
			} );
}

/**
 * Requests a screen. WordPress parses, guards and redirects the request like any visit of its page. The screen's `path` is
 * the final one after redirects. Error pages, such as 404 and 500, are screens as well.
 *
 * @param  path   Below home; with `?s=…` for a search.
 * @param  signal Aborts the request.
 * @throws {ApiError} Of kind 'format' if the response is not a screen, such as a page of a plugin, a login form or a
 *                    redirect to another host: only a document load can show that. Other kinds as get().
 */
export function requestScreen(
	path: string,
	signal?: AbortSignal
): Promise< Page< LoadedScreen > > {
	// Whether the page was printed without WordPress's block styles, because its own content does not need them.
	const lacksStyles = ! document.getElementById( 'global-styles-inline-css' );
	return getPage(
		addressOf( path, lacksStyles ? 'styles' : '' ),
		isScreen,
		signal
	);
}

/** Requests the responses of the side columns by name, as requestScreen() a screen. */
export function requestColumns(): Promise<
	Page< Readonly< Record< string, unknown > > >
> {
	return getPage( addressOf( '/', 'columns' ), isObject );
}
