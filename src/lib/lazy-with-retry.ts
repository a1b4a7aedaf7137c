import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadDocument } from './load-document';
import { logError } from './log-error';
import { mayReload } from './reload-guard';

/** Seconds before a chunk that could not be loaded is requested again; twice as many each time, up to the last. */
const FIRST_PAUSE = 1;
const LAST_PAUSE = 30;

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
	failures = 1,
	pause = FIRST_PAUSE
): Promise< Result > {
	try {
		return await attempt();
	} catch ( error ) {
		if ( failures === 1 ) {
			logError( error );
		}
		// Once: a chunk that a browser never loads would reload the page again and again. Never under who may be writing.
		if (
			failures === FAILURES &&
			! document.querySelector( 'input:focus, textarea:focus' ) &&
			mayReload( 'code' )
		) {
			loadDocument( window.location.href );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, pause * 1000 ) );
		return insist(
			attempt,
			failures + 1,
			Math.min( pause * 2, LAST_PAUSE )
		);
	}
}
