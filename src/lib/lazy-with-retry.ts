import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { importWithRetry, RETRY } from './import-with-retry';
import { createListeners } from './listeners';
import { loadDocument } from './load-document';
import { mayReload } from './reload-guard';
import { hasUnsavedText } from './unsaved-text';

/** After this many failures in a row the page reloads, because an update of the site may have renamed the chunk. */
const FAILURES_BEFORE_RELOAD = 4;

/** After this many failures in a row hasMissingCode() is true. */
const FAILURES_SHOWN = 2;

let missing = 0;
const { notify, subscribe } = createListeners();

function setMissing( count: number ): void {
	missing = count;
	notify();
}

/** Calls back when hasMissingCode() may have changed. Returns a function that unsubscribes. */
export const subscribeToMissingCode = subscribe;

/** Whether the code of a lazy component could not be loaded so far. */
export function hasMissingCode(): boolean {
	return missing > 0;
}

export function retryMissingCode(): void {
	window.dispatchEvent( new Event( RETRY ) );
}

/** Imports code by importWithRetry(), and reloads the page if its chunk seems to be gone. Never rejects. */
export async function importOrReload< Result >(
	importIt: () => Promise< Result >
): Promise< Result > {
	let isMissing = false;
	let isReloadTried = false;
	const result = await importWithRetry( importIt, ( failures ) => {
		if ( failures === FAILURES_SHOWN ) {
			isMissing = true;
			setMissing( missing + 1 );
		}
		// Only once, because the reload may not help.
		if (
			failures >= FAILURES_BEFORE_RELOAD &&
			! isReloadTried &&
			navigator.onLine &&
			! hasUnsavedText()
		) {
			isReloadTried = true;
			if ( mayReload( 'code' ) ) {
				loadDocument( window.location.href );
			}
		}
	} );
	if ( isMissing ) {
		setMissing( missing - 1 );
	}
	return result;
}

/** A lazy component, loaded by importOrReload(); until then what the server printed stays usable. */
export function lazyWithRetry< Props = object >(
	importIt: () => Promise< ComponentType< Props > >
): LazyExoticComponent< ComponentType< Props > > {
	return lazy( async () => ( {
		default: await importOrReload( importIt ),
	} ) );
}
