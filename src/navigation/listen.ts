import { afterLoad, whenIdle } from '../lib/timing';
import { pageTime } from '../lib/boot';
import { isPlainClick } from '../lib/is-plain-click';
import { logError } from '../lib/log-error';
import { navigationStore } from '../stores/navigation';
import {
	currentDestination,
	destinationOf,
	linkOf,
	pageOf,
	searchDestination,
} from './destination';
import {
	entryKey,
	markShown,
	restoreScroll,
	savedScroll,
	saveScroll,
} from './history';
import { endPending, goToComment, navigate } from './navigate';
import { screenCache } from './screen-cache';
import { getSetup } from './setup';
import { isCurrent, openFirstOverlay, showCurrent } from './show';

/** Key of the history's entry after the last click. */
let keyOfClick: string | undefined;

/** Starts to follow links inside the app; until then the browser does. Returns a function that stops it. */
export function listen(): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const destination = currentDestination();
	const { path } = destination;
	const screen = getSetup().registry.select( navigationStore ).getScreen();
	if ( path !== null && screen ) {
		screenCache.put( screen.path, screen, pageTime() );
	}
	if (
		path !== null &&
		path !== screen?.path &&
		window.hienClicks?.isBack()
	) {
		// Back has led to another of our entries before the app could follow.
		void navigate( destination, 'restore' );
	} else {
		renew();
		markShown();
		void goToComment();
		openFirstOverlay().catch( logError );
	}
	keyOfClick = entryKey();
	window.addEventListener( 'online', renew, { signal } );
	window.addEventListener( 'click', ignoreSecondClick, {
		signal,
		capture: true,
	} );
	document.addEventListener( 'click', onClick, { signal } );
	document.addEventListener( 'submit', onSubmit, { signal } );
	window.addEventListener( 'popstate', onPopState, { signal } );
	restoreScroll( signal );
	afterLoad( () => void whenIdle( cleanAddress ), signal );
	// The first access makes the browser read its storage from disk, which would delay a click.
	const cancel = whenIdle( savedScroll );
	return () => {
		cancel();
		endPending();
		listening.abort();
	};
}

/** Requests the screen in the address bar again if it is old, as in a page from a page cache. */
function renew(): void {
	screenCache.renew( currentDestination().path ?? '' );
}

/**
 * Follows a clicked link inside the app if it leads to a screen; the browser handles every other click. A link to the
 * current page loads its screen again; a link to a fragment of it is left to the browser, which scrolls there.
 */
function onClick( event: MouseEvent ): void {
	if ( event.defaultPrevented ) {
		return;
	}
	const link = isPlainClick( event ) ? linkOf( event.target ) : null;
	const url = link && new URL( link.href );
	// Whether it leads to the page in the address bar, which may be an overlay.
	const isHere = url !== null && pageOf( url ) === pageOf( window.location );
	const destination =
		url && ! ( isHere && url.href.includes( '#' ) )
			? destinationOf( url )
			: null;
	if ( ! link || ! destination || destination.path === null ) {
		// The browser may scroll to a fragment next.
		saveScroll();
		return;
	}
	event.preventDefault();
	// Safari does not focus a clicked link; a dialog that closes returns the focus to it.
	link.focus( { preventScroll: true } );
	if ( isHere ) {
		// Requests the screen again, unless the address is that of an overlay above it.
		void navigate( destination, 'replace', isCurrent( destination.url ) );
	} else {
		void navigate( destination, 'push' );
	}
}

function onSubmit( event: SubmitEvent ): void {
	const destination = event.defaultPrevented
		? null
		: searchDestination( event.target );
	if ( destination ) {
		event.preventDefault();
		void navigate( destination, 'push' );
	}
}

function onPopState(): void {
	const { registry } = getSetup();
	const destination = currentDestination();
	if ( entryKey() === undefined ) {
		// The browser has created this entry for a link to a fragment.
		markShown();
		void registry.dispatch( navigationStore ).move( destination.url );
		void goToComment();
		return;
	}
	saveScroll();
	if ( ! isCurrent( destination.url ) ) {
		void registry.dispatch( navigationStore ).showOver( null );
		void navigate( destination, 'restore' );
		return;
	}
	endPending();
	showCurrent( destination.url );
	if ( registry.select( navigationStore ).isPreview() ) {
		// Requests the screen of the preview again, since that request has just been aborted.
		void navigate( destination, 'replace' );
	}
}

/** Takes arguments that count visitors off the address, so that nobody shares them; analytics has read them. */
function cleanAddress(): void {
	const { url } = currentDestination();
	if ( url.href !== window.location.href ) {
		// Analytics replaces history.replaceState() itself, and would count another view.
		History.prototype.replaceState.call(
			window.history,
			window.history.state,
			'',
			url
		);
		void getSetup().registry.dispatch( navigationStore ).move( url );
	}
}

/**
 * Ignores the second click of a double click whose first click has opened another page or an overlay: it would press
 * whatever lies there now, such as the player of a video.
 */
function ignoreSecondClick( event: MouseEvent ): void {
	if ( event.detail > 1 && keyOfClick !== entryKey() ) {
		event.preventDefault();
		event.stopImmediatePropagation();
	} else {
		keyOfClick = entryKey();
	}
}
