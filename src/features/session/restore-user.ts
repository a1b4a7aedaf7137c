import type { DataRegistry } from '@wordpress/data';
import { tokenUser } from '../../api/auth-transport';
import type { Screen } from '../../contract/types';
import { boot } from '../../lib/boot';
import { logError } from '../../lib/log-error';
import { href } from '../../lib/paths';
import { replace, screenCache, screenPath, staysOn } from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';

const GUEST_ROUTES = [ 'login', 'register' ];

/** Redirects a member from the login screen to the requested page, unless the server refuses that, or the member has left. */
async function leaveLoginScreen( screen: Screen ): Promise< void > {
	const { redirect_to: path = '' } = screen.params;
	const url = new URL( String( path ) || href( '/' ), window.location.href );
	const target = screenPath( url );
	const isRefused =
		target !== null && ( await screenCache.load( target ) ).status === 401;
	if ( ! isRefused && staysOn( screen ) ) {
		replace( url );
	}
}

/**
 * Requests the user of a page that was printed for a visitor, see tokenUser(). Resolves to whether it is known who is
 * signed in, possibly nobody.
 */
export async function restoreUser(
	registry: DataRegistry
): Promise< boolean > {
	try {
		const user = await tokenUser();
		const screen = registry.select( navigationStore ).getScreen();
		if ( user ) {
			// boot().user.id is a part of storage keys.
			boot().user = user;
			void registry.dispatch( sessionStore ).receive( user );
		}
		if ( user && screen && GUEST_ROUTES.includes( screen.route ) ) {
			leaveLoginScreen( screen ).catch( logError );
		}
		return true;
	} catch ( error ) {
		logError( error );
		return false;
	}
}
