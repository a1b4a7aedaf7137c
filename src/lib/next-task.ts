/** Resolves in a later task: what the browser has to paint or to answer comes first. */
export function nextTask(): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve ) );
}
