/** Reports an error as an uncaught one: to the console, and to listeners of the window's `error` event. */
export function logError( error: unknown ): void {
	window.reportError( error );
}
