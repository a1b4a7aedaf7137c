import { CHUNK_RELOAD_GUARD } from '../contract/constants';
import { readStorage, writeStorage } from './storage';

const KEY = 'hien-chunk-reload';

/**
 * Whether a document load may be tried against a chunk that cannot be loaded (a new version of the site has other
 * files). At most one in CHUNK_RELOAD_GUARD, so that no page reloads in a circle.
 */
export function mayReload(): boolean {
	const last = Number( readStorage( 'sessionStorage', KEY ) );
	return (
		Date.now() - last >= CHUNK_RELOAD_GUARD &&
		// Without a memory there is no guard.
		writeStorage( 'sessionStorage', KEY, String( Date.now() ) )
	);
}
