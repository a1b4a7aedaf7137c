/** Reports an error as if it were uncaught: to the console, and to listeners of the window's `error` event. */
export function logError( error: unknown ): void {
	window.reportError( error );
}
