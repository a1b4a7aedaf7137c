import { CHUNK_RELOAD_GUARD } from '../contract/constants';
import { readStorage, writeStorage } from './storage';

const KEY = 'hien-chunk-reload';

/**
 * Whether the page may be reloaded because a chunk could not be loaded, as after an update of the site, whose files
 * have other names. It may once in CHUNK_RELOAD_GUARD milliseconds, so that no page reloads in a loop; a call that
 * returns true counts as that reload.
 */
export function mayReload(): boolean {
	const last = Number( readStorage( 'sessionStorage', KEY ) );
	return (
		Date.now() - last >= CHUNK_RELOAD_GUARD &&
		// Where nothing can be stored, there is no guard against a loop.
		writeStorage( 'sessionStorage', KEY, String( Date.now() ) )
	);
}
