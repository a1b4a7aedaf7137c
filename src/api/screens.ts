import type { Screen } from '../contract/types';
import { get } from './client';

/** Milliseconds that a screen stays fresh. */
const TTL = 5 * 60_000;
const MAX_SCREENS = 50;

interface Entry {
	readonly at: number;
	readonly screen: Promise< Screen >;
	/** Whether the server has answered. */
	isHere: boolean;
}

/** In order of use, the oldest first. */
const cache = new Map< string, Entry >();

/** What the visitor saw, for the way back: no guess pushes it out, and no failure takes its place. */
const seen = new Map< string, Screen >();

/** Puts something last, and drops the first where there are too many. */
function put< T >( map: Map< string, T >, path: string, value: T ): void {
	map.delete( path );
	map.set( path, value );
	const oldest = map.keys().next();
	if ( map.size > MAX_SCREENS && ! oldest.done ) {
		map.delete( oldest.value );
	}
}

function remember( path: string, screen: Promise< Screen > ): Entry {
	const entry = { at: Date.now(), screen, isHere: false };
	const note = () => {
		entry.isHere = true;
	};
	screen.then( note, () => {} );
	put( cache, path, entry );
	return entry;
}

/** Puts a screen that came another way (the boot data) into the cache. */
export function rememberScreen( path: string, screen: Screen ): void {
	remember( path, Promise.resolve( screen ) );
	keepScreen( path, screen );
}

/** Keeps a screen that the visitor sees. */
export function keepScreen( path: string, screen: Screen ): void {
	put( seen, path, screen );
}

export function forgetScreens(): void {
	cache.clear();
	seen.clear();
}

/** Whether a screen is in the cache or on its way. */
export function isScreenKnown( path: string ): boolean {
	const entry = cache.get( path );
	return entry !== undefined && Date.now() - entry.at < TTL;
}

export interface ScreenOptions {
	/** Ends the request, unless an earlier call made it. */
	readonly signal?: AbortSignal;
	/** Asks the server again. */
	readonly fresh?: boolean;
	/** Takes what the visitor saw before, however old. */
	readonly back?: boolean;
}

/** Whether fetchScreen() would answer without waiting for the server. */
export function isScreenHere(
	path: string,
	{ fresh = false, back = false }: ScreenOptions = {}
): boolean {
	const isAnswered = cache.get( path )?.isHere === true;
	return (
		( back && seen.has( path ) ) ||
		( ! fresh && isScreenKnown( path ) && isAnswered )
	);
}

/**
 * What the server would show at a path.
 *
 * @param path    Below home, as the address bar has it; with `?s=…` for a search.
 * @param options
 */
export function fetchScreen(
	path: string,
	options: ScreenOptions = {}
): Promise< Screen > {
	const { signal, fresh, back } = options;
	const old = back && seen.get( path );
	if ( old ) {
		return Promise.resolve( old );
	}
	const known = cache.get( path );
	if ( known && ! fresh && isScreenKnown( path ) ) {
		// Used again: move it to the end.
		put( cache, path, known );
		return known.screen;
	}
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
