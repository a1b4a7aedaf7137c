import type { Screen } from '../contract/types';
import { get } from './client';

/** Milliseconds that a screen stays fresh. */
const TTL = 5 * 60_000;
const MAX_SCREENS = 50;

interface Entry {
	readonly at: number;
	readonly screen: Promise< Screen >;
}

/** In order of use, the oldest first. */
const cache = new Map< string, Entry >();

function remember( path: string, screen: Promise< Screen > ): Entry {
	const entry = { at: Date.now(), screen };
	cache.delete( path );
	cache.set( path, entry );
	const oldest = cache.keys().next();
	if ( cache.size > MAX_SCREENS && ! oldest.done ) {
		cache.delete( oldest.value );
	}
	return entry;
}

/** Puts a screen that came another way (the boot data) into the cache. */
export function rememberScreen( path: string, screen: Screen ): void {
	remember( path, Promise.resolve( screen ) );
}

export function forgetScreens(): void {
	cache.clear();
}

/** Whether a screen is in the cache or on its way. */
export function isScreenKnown( path: string ): boolean {
	const entry = cache.get( path );
	return entry !== undefined && Date.now() - entry.at < TTL;
}

/**
 * What the server would show at a path.
 *
 * @param path           Below home, as the address bar has it; with `?s=…` for a search.
 * @param options
 * @param options.signal Ends the request, unless an earlier call made it.
 * @param options.fresh  Asks the server again.
 */
export function fetchScreen(
	path: string,
	options: { readonly signal?: AbortSignal; readonly fresh?: boolean } = {}
): Promise< Screen > {
	const known = cache.get( path );
	if ( known && ! options.fresh && isScreenKnown( path ) ) {
		// Used again: move it to the end.
		cache.delete( path );
		cache.set( path, known );
		return known.screen;
	}
	const { signal } = options;
	// Behind the question mark stands what is searched for.
	const [ place = '/', search ] = path.split( '?' );
	const entry = remember(
		path,
		get< Screen >(
			`screens?path=${ encodeURIComponent( place ) }${
				search === undefined ? '' : `&${ search }`
			}`,
			signal
		)
	);
	// What fails or is given up on is not remembered.
	const forget = () => {
		if ( cache.get( path ) === entry ) {
			cache.delete( path );
		}
	};
	signal?.addEventListener( 'abort', forget );
	entry.screen.then(
		() => signal?.removeEventListener( 'abort', forget ),
		forget
	);
	return entry.screen;
}
