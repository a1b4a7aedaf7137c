import { fetchScreen, isScreenHere, keepScreen } from '../api/screens';
import type { ScreenOptions } from '../api/screens';
import type { Screen } from '../contract/types';
import { addStyles, needsDocument } from './post-assets';
import { isTextLate, loadWholeScreen } from '../app/screen-code';
import { routesOf } from './site-links';

interface Options extends ScreenOptions {
	/** Whether all of the screen is to be shown at once. */
	readonly atOnce: boolean;
}

/** A screen with all that what is seen first of it needs. Fails as fetchScreen() and loadWholeScreen() do. */
export async function prepareScreen(
	path: string,
	options: Options
): Promise< Screen > {
	// A guess that saves a round trip; if it fails, so does the real one below.
	const guesses = isScreenHere( path, options ) ? [] : routesOf( path );
	for ( const route of guesses ) {
		loadWholeScreen( route ).catch( () => {} );
	}
	const screen = await fetchScreen( path, options );
	if ( screen.redirect === null && ! needsDocument( screen ) ) {
		await Promise.all( [
			loadWholeScreen( screen.route ),
			( options.atOnce || ! isTextLate( screen.route ) ) &&
				addStyles( screen ),
		] );
		keepScreen( path, screen );
	}
	return screen;
}
