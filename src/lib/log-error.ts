/** Writes an error to the console and to whoever listens for errors of the page. */
export function logError( error: unknown ): void {
	window.reportError( error );
}
