import { SCREEN_ARGUMENT } from '../contract/constants';
import { ROUTES } from '../contract/routes';
import type { Screen } from '../contract/types';
import { href, withQuery } from '../lib/paths';
import { getPage } from './client';
import { ApiError } from './errors';

/** Whether an answer is a screen that this version of the app knows. */
function isScreen( value: unknown ): value is Screen {
	return (
		typeof value === 'object' &&
		value !== null &&
		'route' in value &&
		String( value.route ) in ROUTES &&
		'path' in value &&
		typeof value.path === 'string' &&
		'data' in value &&
		typeof value.data === 'object'
	);
}

/**
 * The screen of a page, from the page's own address: WordPress parses, guards and redirects the request as any visit.
 * Its `path` is where redirects have led. A screen comes with every status, also 404 or 500.
 *
 * @param  path   Below home; with `?s=…` for a search.
 * @param  signal Ends the request.
 * @throws {ApiError} Of kind 'format' where the address answers something else than a screen, such as a page of a plugin,
 *                    a login form or a redirect to another host: only the browser can show that.
 */
export async function requestScreen(
	path: string,
	signal?: AbortSignal
): Promise< Screen > {
	const screen = await getPage(
		withQuery( href( path ), { [ SCREEN_ARGUMENT ]: '1' } ),
		signal
	);
	if ( ! isScreen( screen ) ) {
		throw new ApiError( 'format' );
	}
	return screen;
}
