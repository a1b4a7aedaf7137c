import type { Screen } from '../contract/types';
import { logError } from '../lib/log-error';

/**
 * Gives the document the title and the head of a screen. The code for the head is loaded after the first screen; where it
 * cannot be loaded, only the title changes.
 */
export function updateHead( screen: Screen ): void {
	document.title = screen.title;
	import( /* webpackChunkName: "later" */ './document-head' )
		.then( ( { writeHead } ) => writeHead( screen ) )
		.catch( logError );
}
