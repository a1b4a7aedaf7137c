import type { Screen } from '../contract/types';
import { routesOf } from '../lib/screen-path';
import { loadColumns } from '../stores/load-columns';
import type { SiteRegistry } from '../stores/site-registry';
import { addStyles } from './post-assets';
import { screenCache } from './screen-cache';

/** How navigation loads the code of screens, which only the app may import. */
export interface ScreenCode {
	/** Loads all code of a route's screen. Rejects if a chunk cannot be loaded; a later call tries again. */
	readonly load: ( route: string ) => Promise< void >;
	readonly isLoaded: ( route: string ) => boolean;
	/**
	 * Whether the screen of a route renders its text after the first paint, and waits for the styles of the text by
	 * itself.
	 */
	readonly isTextDeferred: ( route: string ) => boolean;
}

interface Options {
	readonly registry: SiteRegistry;
	readonly code: ScreenCode;
	readonly signal: AbortSignal;
	/** Requests the screen even if it is cached. */
	readonly isFresh: boolean;
	/** Uses a cached screen of any age, for Back and Forward. */
	readonly isRestored: boolean;
	/** Whether the screen will be rendered in one step. */
	readonly isWhole: boolean;
}

/** Loads the code of a route's screen, and the responses of the side columns that it shows. */
export async function loadParts(
	route: string,
	{ code, registry }: Pick< Options, 'code' | 'registry' >
): Promise< void > {
	await Promise.all( [ code.load( route ), loadColumns( registry, route ) ] );
}

/**
 * Loads a screen, its code, and the styles that its first frame needs. Rejects as screenCache.load() does, or if code
 * cannot be loaded.
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
		// Loads the parts of all matching routes in parallel with the screen. Failures are handled below.
		for ( const route of routesOf( path ) ) {
			loadParts( route, parts ).catch( () => {} );
		}
	}
	const screen = isCached
		? cached.screen
		: await screenCache.load( path, { signal, isFresh } );
	if ( ! screen.document ) {
		await Promise.all( [
			loadParts( screen.route, parts ),
			( isWhole || ! parts.code.isTextDeferred( screen.route ) ) &&
				addStyles( screen ),
		] );
	}
	return screen;
}
