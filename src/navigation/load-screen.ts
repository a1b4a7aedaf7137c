import type { Screen } from '../contract/types';
import { routesOf } from '../lib/screen-path';
import { loadColumns } from '../stores/load-columns';
import type { SiteRegistry } from '../stores/site-registry';
import { addStyles, needsDocument } from './post-assets';
import { screenCache } from './screen-cache';

/** How navigation loads the code of screens, which only the app may import. */
export interface ScreenCode {
	/** Loads all code of a route's screen. Rejects if a chunk cannot be loaded; a later call tries again. */
	readonly load: ( route: string ) => Promise< void >;
	readonly isLoaded: ( route: string ) => boolean;
	/** Whether a route's screen renders its text after its heading, and waits for the text's styles by itself. */
	readonly isTextDeferred: ( route: string ) => boolean;
}

interface Options {
	readonly registry: SiteRegistry;
	readonly code: ScreenCode;
	readonly signal: AbortSignal;
	/** Requests the screen even where it is cached. */
	readonly isFresh: boolean;
	/** Uses a cached screen however old it is: the visitor goes back or forward. */
	readonly isRestored: boolean;
	/** Whether the screen will be rendered in one step. */
	readonly isWhole: boolean;
}

/** Loads the code of a route's screen, and the responses of the shell that it shows. */
export async function loadParts(
	route: string,
	{ code, registry }: Pick< Options, 'code' | 'registry' >
): Promise< void > {
	await Promise.all( [ code.load( route ), loadColumns( registry, route ) ] );
}

/**
 * Loads a screen, its code, and the styles that its first frame needs. Rejects as screenCache.load() does, and where
 * code cannot be loaded.
 */
export async function loadScreen(
	path: string,
	{ signal, isFresh, isRestored, isWhole, ...parts }: Options
): Promise< Screen > {
	const cached = screenCache.lookup( path );
	const isCached =
		( isRestored && cached.status === 'stale' ) ||
		( ! isFresh && cached.status === 'ready' );
	if ( ! isCached ) {
		// Loads the parts of all routes that the path matches while the screen is requested. Failures show below.
		for ( const route of routesOf( path ) ) {
			loadParts( route, parts ).catch( () => {} );
		}
	}
	const screen = isCached
		? cached.screen
		: await screenCache.load( path, { signal, isFresh } );
	if ( ! needsDocument( screen ) ) {
		await Promise.all( [
			loadParts( screen.route, parts ),
			( isWhole || ! parts.code.isTextDeferred( screen.route ) ) &&
				addStyles( screen ),
		] );
	}
	return screen;
}
