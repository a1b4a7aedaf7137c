import { tokenUser } from '../../api/session';
import type { SiteRegistry } from '../../stores/site-registry';
import { sessionStore } from '../../stores/session';

/**
 * Finds out who is signed in where the API has a session of its own: the page then does not know.
 *
 * @return Whether it is known now, of a visitor as well.
 */
export async function restoreUser(
	registry: SiteRegistry
): Promise< boolean > {
	try {
		const user = await tokenUser();
		if ( user ) {
			void registry.dispatch( sessionStore ).receive( user );
		}
		return true;
	} catch {
		return false; // The API client has reported the failure.
	}
}
