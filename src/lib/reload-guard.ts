import { readStorage, writeStorage } from './storage';

/** Milliseconds between two reloads for the same reason. */
export const RELOAD_GUARD = 60_000;

/**
 * Why a page reloads by itself. `code`: a chunk could not be loaded, because an update of the site has renamed it.
 * `user`: another user has signed in.
 */
type Reason = 'code' | 'user';

/**
 * Whether the page may reload by itself: for each reason once in RELOAD_GUARD milliseconds, so that it never
 * reloads in a loop. A call that returns true counts as that reload. With a path, reloads are counted per path.
 */
export function mayReload( reason: Reason, path = '' ): boolean {
	const key = `hien-reload-${ reason }${ path }`;
	const last = Number( readStorage( 'sessionStorage', key ) );
	return (
		Date.now() - last >= RELOAD_GUARD &&
		// Without storage there would be no guard against a loop.
		writeStorage( 'sessionStorage', key, String( Date.now() ) )
	);
}
