import { logError } from './log-error';

let isLogged = false;

/**
 * Logs the first hydration mismatch only: a browser extension, a translator or an optimiser may have changed the page.
 * React then renders that part again, so the page works. All roots need this, since React may report such an error to
 * any of them.
 */
export function logHydrationError( error: unknown ): void {
	if ( ! isLogged ) {
		isLogged = true;
		logError( error );
	}
}
