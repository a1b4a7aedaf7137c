import type { Screen } from '../contract/types';
import { logError } from '../lib/log-error';

/**
 * Sets the title and the head of the document to those of a screen. The code for the head is loaded after the first
 * screen; if it cannot be loaded, only the title changes.
 */
export function updateHead( screen: Screen ): void {
	document.title = screen.title;
	import( /* webpackChunkName: "later" */ './document-head' )
		.then( ( { writeHead } ) => writeHead( screen ) )
		.catch( logError );
}
