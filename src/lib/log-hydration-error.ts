import { logError } from './log-error';

let isLogged = false;

/**
 * Logs the first hydration mismatch only: an extension or translator may have changed the page, and React renders that
 * part again. All roots need this: React may report it to any of them.
 */
export function logHydrationError( error: unknown ): void {
	if ( ! isLogged ) {
		isLogged = true;
		logError( error );
	}
}
