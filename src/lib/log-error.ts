/** Milliseconds after leaving a page in which Firefox and Safari end its requests, which is no error. */
const LEAVING = 1000;

let leftAt = -LEAVING;

window.addEventListener( 'beforeunload', () => {
	leftAt = performance.now();
} );

/** Reports an error as if it were uncaught: to the console, and to listeners of the window's `error` event. */
export function logError( error: unknown ): void {
	if ( performance.now() - leftAt >= LEAVING ) {
		window.reportError( error );
	}
}

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
