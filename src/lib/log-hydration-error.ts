import { logError } from './log-error';

let isLogged = false;

/**
 * Logs that the page was not what the app would print, once: an extension, a translator or an optimiser may have changed
 * it. React then renders the part anew, so the page works. All roots need this, since React may report such an error to
 * any of them.
 */
export function logHydrationError( error: unknown ): void {
	if ( ! isLogged ) {
		isLogged = true;
		logError( error );
	}
}
