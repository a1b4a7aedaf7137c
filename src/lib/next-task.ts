/** Resolves in a later task, so that the browser can paint and handle input before. */
export function nextTask(): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve ) );
}
