import { flushSync } from 'react-dom';
import type { Screen } from '../contract/types';
import { focusPart } from '../lib/focus-part';
import { afterPaint } from '../lib/timing';
import { logError } from '../lib/log-error';
import { navigationStore } from '../stores/navigation';
import { receiveScreen, imageOf } from '../stores/responses';
import {
	isOverlayEntry,
	isShownEntry,
	markShown,
	replaceOverlayEntry,
	savedScroll,
	writeEntry,
	writeOverlayEntry,
} from './history';
import type { HistoryChange } from './history';
import { previewScreen } from './local-screens';
import { pageOf } from './destination';
import type { Destination } from './destination';
import { needsWhole } from './resolve';
import { getSetup } from './setup';

/** Cancels the update of the head that the last screen has scheduled. */
let cancelHead = () => {};

/**
 * Shows a screen at a destination: history, render, scroll and, after the paint, focus and head. An image of a list is
 * shown over the page from which it was opened.
 */
export function showScreen(
	screen: Screen,
	{ url }: Destination,
	change: HistoryChange
): void {
	const { registry } = getSetup();
	const { commit, showOver } = registry.dispatch( navigationStore );
	const overlay = overlayOf( screen, url.hash );
	cancelHead();
	if (
		overlay &&
		( change === 'push' || ( change === 'restore' && isOverlayEntry() ) )
	) {
		if ( change === 'push' ) {
			writeOverlayEntry( url );
		}
		void showOver( overlay );
		updateHead( overlay );
		return;
	}
	writeEntry( url, change );
	// Scripts of analytics read it as soon as the address changes.
	document.title = screen.title;
	const { getKey } = registry.select( navigationStore );
	const keyBefore = getKey();
	const isWhole = needsWhole( url, change );
	flushSync( () => void commit( screen, url, { isWhole, overlay } ) );
	// The screen that follows its preview does not scroll the page again.
	if ( getKey() !== keyBefore ) {
		replaceOverlayEntry();
		scrollToPlace( url.hash, change === 'restore' ? savedScroll() : null );
	}
	cancelHead = afterPaint( () => updateHead( screen ) );
}

/** The overlay of an image's screen. A fragment refers to a part of its page, which is shown alone. */
function overlayOf( screen: Screen, hash: string ): Screen | null {
	return hash === '' && imageOf( getSetup().registry, screen )
		? screen
		: null;
}

/** Shows an article's title, if a response has its summary; showScreen() shows the rest. Returns whether it did. */
export function showPreview(
	{ url, path }: Destination,
	change: HistoryChange
): boolean {
	const { code, registry } = getSetup();
	const preview =
		path !== null &&
		change === 'push' &&
		url.hash === '' &&
		window.navigator.onLine &&
		code.isLoaded( 'post' )
			? previewScreen( registry, path )
			: null;
	if ( preview === null ) {
		return false;
	}
	const screen = receiveScreen( registry, preview );
	cancelHead();
	writeEntry( url, change );
	const { commit } = registry.dispatch( navigationStore );
	flushSync( () => void commit( screen, url, { isPreview: true } ) );
	document.title = screen.title;
	scrollToPlace( '', null );
	return true;
}

/** Whether a URL is that of the current screen, apart from the fragment. */
export function isCurrent( url: URL ): boolean {
	const { getLocation } = getSetup().registry.select( navigationStore );
	return pageOf( url ) === pageOf( getLocation() );
}

/** Returns to the current screen, after an overlay was closed or the fragment has changed. */
export function showCurrent( url: URL ): void {
	const { registry } = getSetup();
	const { getScreen, isPreview } = registry.select( navigationStore );
	const { move, showOver } = registry.dispatch( navigationStore );
	const screen = getScreen();
	void move( url );
	void showOver( screen && overlayOf( screen, url.hash ) );
	if ( screen && ! isPreview() ) {
		updateHead( screen );
	}
	if ( ! isShownEntry() ) {
		markShown();
		scrollToPlace( url.hash, savedScroll() );
	}
}

/** Opens the overlay if the loaded page is that of an image. If its code cannot be loaded, the page stays. */
export async function openFirstOverlay(): Promise< void > {
	const { code, registry } = getSetup();
	const { getScreen } = registry.select( navigationStore );
	const screen = getScreen();
	const overlay = screen && overlayOf( screen, window.location.hash );
	if ( overlay ) {
		await code.load( overlay.route );
		if ( getScreen() === screen ) {
			void registry.dispatch( navigationStore ).showOver( overlay );
		}
	}
}

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

/**
 * Scrolls a shown screen to the fragment's target, to a saved position (pixels), or its top. The target or the heading
 * gets the focus after the paint.
 */
function scrollToPlace( hash: string, position: number | null ): void {
	const target = position === null ? targetOf( hash ) : null;
	const heading = document.querySelector< HTMLElement >( 'main h1' );
	const focused = target ?? heading;
	if ( focused ) {
		focusAfterPaint( focused );
	}
	if ( target ) {
		target.scrollIntoView( { behavior: 'instant' } );
	} else {
		window.scrollTo( { top: position ?? 0, behavior: 'instant' } );
	}
}

function targetOf( hash: string ): HTMLElement | null {
	let id = hash.slice( 1 );
	try {
		id = decodeURIComponent( id );
	} catch {
		// The id itself contains a percent sign.
	}
	return id === '' ? null : document.getElementById( id );
}

/** Focuses an element after the paint, unless the visitor has focused another one in the meantime. */
function focusAfterPaint( element: HTMLElement ): void {
	const { ownerDocument } = element;
	const { activeElement, body } = ownerDocument;
	afterPaint( () => {
		if ( [ activeElement, body ].includes( ownerDocument.activeElement ) ) {
			focusPart( element );
		}
	} );
}
