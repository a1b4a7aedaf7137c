import { fetchScreen, isScreenHere, keepScreen } from '../api/screens';
import type { ScreenOptions } from '../api/screens';
import type { Screen } from '../contract/types';
import { needsDocument } from './post-assets';
import { loadWholeScreen } from './screens';
import { routesOf } from './site-links';

/** A screen with all that it needs but the styles of its content. Fails as fetchScreen() and loadWholeScreen() do. */
export async function prepareScreen(
	path: string,
	options: ScreenOptions
): Promise< Screen > {
	// A guess that saves a round trip; if it fails, so does the real one below.
	const guesses = isScreenHere( path, options ) ? [] : routesOf( path );
	for ( const route of guesses ) {
		loadWholeScreen( route ).catch( () => {} );
	}
	const screen = await fetchScreen( path, options );
	if ( screen.redirect === null && ! needsDocument( screen ) ) {
		await loadWholeScreen( screen.route );
		keepScreen( path, screen );
	}
	return screen;
}
