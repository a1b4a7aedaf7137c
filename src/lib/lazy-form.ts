import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Milliseconds before a chunk that could not be loaded is requested again; twice as many each time. */
const FIRST_PAUSE = 1000;

/**
 * A form in a lazy chunk, for a Suspense boundary. On a page that the server printed the form is there before, and keeps
 * what is typed. A chunk that cannot be loaded is requested until it can: the connection may come back.
 *
 * @param importIt Imports the component.
 */
export function lazyForm< Props = object >(
	importIt: () => Promise< ComponentType< Props > >
): LazyExoticComponent< ComponentType< Props > > {
	return lazy( async () => ( { default: await insist( importIt ) } ) );
}

async function insist< Result >(
	attempt: () => Promise< Result >,
	pause = FIRST_PAUSE
): Promise< Result > {
	try {
		return await attempt();
	} catch {
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
		return insist( attempt, pause * 2 );
	}
}
