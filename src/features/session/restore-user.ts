import type { DataRegistry } from '@wordpress/data';
import { tokenUser } from '../../api/auth-transport';
import { boot } from '../../lib/boot';
import { logError } from '../../lib/log-error';
import { href } from '../../lib/paths';
import {
	isNavigating,
	replace,
	screenCache,
	screenPath,
} from '../../navigation';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';

const GUEST_ROUTES = [ 'login', 'register' ];

/** Redirects a member from the login screen to the requested page, unless the server refuses that, or the member has left. */
async function leaveLoginScreen(
	path: string,
	isHere: () => boolean
): Promise< void > {
	const url = new URL( path || href( '/' ), window.location.href );
	const target = screenPath( url );
	const isRefused =
		target !== null && ( await screenCache.load( target ) ).status === 401;
	if ( ! isRefused && isHere() ) {
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
		const { getScreen } = registry.select( navigationStore );
		const screen = getScreen();
		if ( user ) {
			// boot().user.id is a part of storage keys.
			boot().user = user;
			void registry.dispatch( sessionStore ).receive( user );
		}
		if ( user && screen && GUEST_ROUTES.includes( screen.route ) ) {
			const { redirect_to: path = '' } = screen.params;
			leaveLoginScreen(
				String( path ),
				() => getScreen() === screen && ! isNavigating()
			).catch( logError );
		}
		return true;
	} catch ( error ) {
		logError( error );
		return false;
	}
}
