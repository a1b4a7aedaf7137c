import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadDocument } from './load-document';
import { logError } from './log-error';
import { mayReload } from './reload-guard';

/** Milliseconds before a chunk that could not be loaded is requested again: from 1000 on twice as many each time, at most these. */
const LONGEST_PAUSE = 30_000;

/** So many failures in a row reload the page: after an update of the site the chunk has another name. */
const FAILURES = 4;

/**
 * A component in a lazy chunk, for a Suspense boundary. On a page that the server printed it is there before, and keeps
 * what is typed. A chunk that cannot be loaded is requested until it can: the connection may come back.
 *
 * @param importIt Imports the component.
 */
export function lazyWithRetry< Props = object >(
	importIt: () => Promise< ComponentType< Props > >
): LazyExoticComponent< ComponentType< Props > > {
	return lazy( async () => ( { default: await insist( importIt ) } ) );
}

async function insist< Result >(
	attempt: () => Promise< Result >,
	failures = 1
): Promise< Result > {
	try {
		return await attempt();
	} catch ( error ) {
		if ( failures === 1 ) {
			logError( error );
		}
		// Once: a chunk that a browser never loads would reload the page again and again. Never under who has the focus somewhere, and may be writing.
		if (
			failures === FAILURES &&
			! document.querySelector( ':focus' ) &&
			mayReload( 'code' )
		) {
			loadDocument( window.location.href );
		}
		const pause = Math.min( 500 * 2 ** failures, LONGEST_PAUSE );
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
		return insist( attempt, failures + 1 );
	}
}
