import type { Screen } from '../contract/types';
import { routesOf } from '../lib/screen-path';
import { addStyles, needsDocument } from './post-assets';
import { screenCache } from './screen-cache';

/** The code of screens, which only the app knows. */
export interface ScreenCode {
	/** Loads all that a route's screens need. Rejects where a chunk cannot be loaded; a later call tries again. */
	readonly load: ( route: string ) => Promise< void >;
	readonly isLoaded: ( route: string ) => boolean;
	/** Whether a route's text is rendered after its heading, and waits for its styles by itself. */
	readonly isTextLate: ( route: string ) => boolean;
}

interface Options {
	readonly code: ScreenCode;
	readonly signal: AbortSignal;
	/** Asks the server even where the screen is cached. */
	readonly isFresh: boolean;
	/** Takes what is cached, however old: the visitor comes back. */
	readonly isRestored: boolean;
	/** Whether all of the screen will be shown at once. */
	readonly isWhole: boolean;
}

/**
 * A screen with the code and the styles that its first frame needs. Fails as screenCache.load(), and where code cannot be
 * loaded.
 */
export async function loadScreen(
	path: string,
	{ code, signal, isFresh, isRestored, isWhole }: Options
): Promise< Screen > {
	const cached = screenCache.lookup( path );
	const isThere =
		( isRestored && cached.status === 'stale' ) ||
		( ! isFresh && cached.status === 'ready' );
	if ( ! isThere ) {
		// Guessing the code from the path saves a round trip; a guess that fails is loaded again below.
		for ( const route of routesOf( path ) ) {
			code.load( route ).catch( () => {} );
		}
	}
	const screen = isThere
		? cached.screen
		: await screenCache.load( path, { signal, isFresh } );
	if ( ! needsDocument( screen ) ) {
		await Promise.all( [
			code.load( screen.route ),
			( isWhole || ! code.isTextLate( screen.route ) ) &&
				addStyles( screen ),
		] );
	}
	return screen;
}
