import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadDocument } from './load-document';
import { logError } from './log-error';
import { mayReload } from './reload-guard';

/**
 * Maximum milliseconds between two attempts to load a chunk. The first pause is 1000; each further one is twice as
 * long.
 */
const LONGEST_PAUSE = 30_000;

/** After this many failures in a row the page reloads, because an update of the site may have renamed the chunk. */
const FAILURES = 4;

/**
 * A lazy component for a Suspense boundary. If its chunk cannot be loaded, it is requested again until it can, because
 * the connection may come back; meanwhile the HTML that the server printed stays usable.
 *
 * @param importIt Imports the component.
 */
export function lazyWithRetry< Props = object >(
	importIt: () => Promise< ComponentType< Props > >
): LazyExoticComponent< ComponentType< Props > > {
	return lazy( async () => ( {
		default: await importWithRetry( importIt ),
	} ) );
}

async function importWithRetry< Result >(
	attempt: () => Promise< Result >,
	failures = 1
): Promise< Result > {
	try {
		return await attempt();
	} catch ( error ) {
		if ( failures === 1 ) {
			logError( error );
		}
		// Only once, because the reload may not help; and not while something has the focus, because the visitor may be
		// writing.
		if (
			failures === FAILURES &&
			! document.querySelector( ':focus' ) &&
			mayReload( 'code' )
		) {
			loadDocument( window.location.href );
		}
		const pause = Math.min( 500 * 2 ** failures, LONGEST_PAUSE );
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
		return importWithRetry( attempt, failures + 1 );
	}
}
