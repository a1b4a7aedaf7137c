import { tokenUser } from '../../api/auth-transport';
import { boot } from '../../lib/boot';
import { logError } from '../../lib/log-error';
import { href } from '../../lib/paths';
import { screenPath } from '../../lib/screen-path';
import { screenCache } from '../../navigation';
import type { Navigation } from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';
import type { SiteRegistry } from '../../stores/site-registry';

/** Routes of visitors who are not signed in. */
const GUEST_ROUTES = [ 'login', 'register' ];

type Navigator = Navigation[ 'navigator' ];

/** Leads from the login form to the page that it was printed for, unless the server refuses that to the member. */
async function leaveLoginScreen( path: string, navigator: Navigator ): Promise< void > {
	const url = new URL( path || href( '/' ), window.location.href );
	const target = screenPath( url );
	if (
		target === null ||
		( await screenCache.load( target ) ).status !== 401
	) {
		navigator.replace( url.href );
	}
}

/**
 * Finds out who is signed in where the API has a session of its own: the page then does not know, and was printed for a
 * visitor.
 *
 * @return Whether it is known now, of a visitor as well.
 */
export async function restoreUser(
	registry: SiteRegistry,
	{ navigator }: Pick< Navigation, 'navigator' >
): Promise< boolean > {
	try {
		const user = await tokenUser();
		const screen = registry.select( navigationStore ).getScreen();
		if ( user ) {
			// Names of what the browser keeps for a member have their id.
			boot().user = user;
			void registry.dispatch( sessionStore ).receive( user );
		}
		if ( user && screen && GUEST_ROUTES.includes( screen.route ) ) {
			const { redirect_to: path = '' } = screen.params;
			leaveLoginScreen( String( path ), navigator ).catch( logError );
		}
		return true;
	} catch ( error ) {
		logError( error );
		return false;
	}
}
