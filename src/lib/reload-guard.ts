import { CHUNK_RELOAD_GUARD } from '../contract/constants';
import { readStorage, writeStorage } from './storage';

/**
 * Why a page reloads by itself: `code`, a chunk could not be loaded, as after an update of the site, whose files have
 * other names; `user`, somebody else is signed in by now.
 */
type Reason = 'code' | 'user';

/**
 * Whether the page may be reloaded by itself. For each reason it may once in CHUNK_RELOAD_GUARD milliseconds, so that no
 * page reloads in a loop; a call that returns true counts as that reload. With a path, each page may for that reason.
 */
export function mayReload( reason: Reason, path = '' ): boolean {
	const key = `hien-reload-${ reason }${ path }`;
	const last = Number( readStorage( 'sessionStorage', key ) );
	return (
		Date.now() - last >= CHUNK_RELOAD_GUARD &&
		// Where nothing can be stored, there is no guard against a loop.
		writeStorage( 'sessionStorage', key, String( Date.now() ) )
	);
}
