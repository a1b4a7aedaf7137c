import type { Screen } from '../contract/types';
import { loadDocument } from '../lib/load-document';
import { logError } from '../lib/log-error';
import { navigationStore } from '../stores/navigation';
import { startWaiting } from '../stores/loading';
import type { HistoryChange } from './history';
import { failureScreen } from './local-screens';
import { closeOverlay } from './overlay';
import {
	currentDestination,
	destinationAt,
	destinationOf,
} from './destination';
import type { Destination } from './destination';
import { findComment, resolve } from './resolve';
import type { Resolved } from './resolve';
import { screenCache } from './screen-cache';
import { getSetup } from './setup';
import { isCurrent, showPreview, showScreen } from './show';

let pending = new AbortController();
/** The URL that has been asked for and is not shown yet; null for none. */
let underWay: string | null = null;

/** Whether the visitor stays on a screen: it is shown, and no other has been asked for, as by Back on a slow network. */
export function staysOn( screen: Screen | null ): boolean {
	const { getScreen } = getSetup().registry.select( navigationStore );
	return getScreen() === screen && underWay === null;
}

/** Ends the pending navigation, or its waiting for the network. Returns the signal of the next one. */
export function endPending(): AbortSignal {
	underWay = null;
	pending.abort();
	pending = new AbortController();
	return pending.signal;
}

/**
 * Shows what is at a destination once it is loaded: the one way to another screen. A later one aborts it; a second
 * click on its link goes on with it. `requested`: what it does to the history; `isFresh`: request it even if it is cached.
 */
export async function navigate(
	destination: Destination,
	requested: HistoryChange,
	isFresh = false
): Promise< void > {
	if ( destination.url.href === underWay && requested !== 'restore' ) {
		return;
	}
	const signal = endPending();
	underWay = destination.url.href;
	const wait = startWaiting( getSetup().registry );
	let change = requested;
	// Deferred, so that the request is sent first, and a cached screen is shown without a preview.
	const preview = setTimeout( () => {
		try {
			if ( ! signal.aborted && showPreview( destination, requested ) ) {
				change = 'replace';
			}
		} catch ( error ) {
			logError( error );
		}
	} );
	const resolved = await resolve( destination, {
		signal,
		change: requested,
		isFresh,
	} );
	clearTimeout( preview );
	try {
		if ( ! signal.aborted ) {
			underWay = null;
			if ( resolved.kind === 'failure' ) {
				wait.fail();
			}
			finish( resolved, destination, change );
		}
	} catch ( error ) {
		// Safari allows 100 changes of the history in 30 seconds.
		logError( error );
		loadDocument( destination.url.href );
	} finally {
		wait.finish();
	}
}

function finish(
	resolved: Resolved,
	destination: Destination,
	change: HistoryChange
): void {
	switch ( resolved.kind ) {
		case 'screen':
			screenCache.put( resolved.screen.path, resolved.screen );
			showScreen( resolved.screen, resolved.destination, change );
			break;
		case 'redirect':
			void navigate(
				resolved.destination,
				change === 'restore' ? 'replace' : change
			);
			break;
		case 'document':
			if ( ! loadDocument( destination.url.href ) ) {
				showFailure( destination, change, 0 );
			}
			break;
		case 'failure':
			showFailure( destination, change, resolved.status );
	}
}

/** Shows the error screen. Offline, the visitor keeps what is being read, unless Back has left it. */
function showFailure(
	destination: Destination,
	change: HistoryChange,
	status: number
): void {
	if ( ! window.navigator.onLine && change !== 'restore' ) {
		waitForNetwork( destination, change );
	} else {
		const path = destination.path ?? destination.url.pathname;
		showScreen( failureScreen( path, status ), destination, change );
	}
}

/** Keeps the current screen until the browser is online again, and then follows the link that failed. */
function waitForNetwork(
	destination: Destination,
	change: HistoryChange
): void {
	const { wait } = getSetup().registry.dispatch( navigationStore );
	const { signal } = pending;
	void wait( true );
	signal.addEventListener( 'abort', () => void wait( false ) );
	window.addEventListener(
		'online',
		() => void navigate( destination, change, change === 'replace' ),
		{ signal }
	);
}

/** Shows the screen of an address, in a new entry of the browser's history. */
export function push( address: URL ): void {
	void navigate( destinationOf( address ), 'push' );
}

/** Shows the screen of an address in the current entry. The screen of the current address is requested again. */
export function replace( address: URL ): void {
	const destination = destinationOf( address );
	void navigate( destination, 'replace', isCurrent( destination.url ) );
}

/** Requests the current screen again. */
export function reload(): void {
	void navigate( currentDestination(), 'replace', true );
}

/** Navigates to the page of comments with the comment that the fragment names, if the screen does not show it. */
export async function goToComment(): Promise< void > {
	const screen = getSetup().registry.select( navigationStore ).getScreen();
	const { signal } = pending;
	const { hash } = window.location;
	const destination = screen && ( await findComment( screen, hash, signal ) );
	if ( destination && ! signal.aborted ) {
		void navigate( destination, 'replace' );
	}
}

/** Closes the image overlay: goes back or, if the page load has opened it, to the given page of the list. */
export function closeImage( listPath: string ): void {
	if ( ! closeOverlay() ) {
		const { showOver } = getSetup().registry.dispatch( navigationStore );
		void showOver( null );
		void navigate( destinationAt( listPath ), 'replace' );
	}
}
