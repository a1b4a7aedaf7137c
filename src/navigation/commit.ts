import { flushSync } from 'react-dom';
import type { Screen } from '../contract/types';
import { afterPaint } from '../lib/after-paint';
import { pageOf } from '../lib/follow-link';
import { navigationStore } from '../stores/navigation';
import { responsesStore } from '../stores/responses';
import type { SiteRegistry } from '../stores/site-registry';
import {
	isOverlayEntry,
	savedScroll,
	replaceOverlayEntry,
	writeEntry,
	writeOverlayEntry,
} from './history';
import type { HistoryChange } from './history';
import type { ScreenCode } from './load-screen';
import { previewScreen } from './local-screens';
import { scrollToPlace } from './scroll';
import { updateHead } from './update-head';

/** The overlay that shows images of the list over the page. */
export interface ImageOverlay {
	/** Whether it can show a screen. */
	readonly accepts: ( screen: Screen ) => boolean;
	/** Loads its code. */
	readonly load: () => Promise< void >;
	readonly open: ( screen: Screen ) => void;
	readonly close: () => void;
}

interface Options {
	readonly registry: SiteRegistry;
	readonly code: ScreenCode;
	readonly overlay: ImageOverlay;
}

/**
 * Whether a screen must be rendered in one step: on Back and Forward and with a fragment it is scrolled at once, so its
 * full height is needed.
 */
export function needsWhole( { hash }: URL, change: HistoryChange ): boolean {
	return change === 'restore' || hash !== '';
}

/**
 * Creates the functions that show screens: they write the history, render, scroll, and update the document head after
 * the paint.
 */
export function createCommits( { registry, code, overlay }: Options ) {
	const navigation = registry.dispatch( navigationStore );
	const { getKey, getLocation, getScreen, isPreview } =
		registry.select( navigationStore );
	/** Cancels the update of the head that the last commit has scheduled. */
	let cancelHead = () => {};

	/**
	 * Opens or closes the overlay for a screen. With a fragment, which refers to a part of the image's page, the page
	 * itself is shown.
	 */
	function updateOverlay( screen: Screen, hash: string ): void {
		if ( hash === '' && overlay.accepts( screen ) ) {
			overlay.open( screen );
		} else {
			overlay.close();
		}
	}

	/** Opens an image as an overlay of the current page, if its navigation allows that. Returns whether it did. */
	function openOverlay(
		screen: Screen,
		url: URL,
		change: HistoryChange
	): boolean {
		const isOver =
			url.hash === '' &&
			overlay.accepts( screen ) &&
			( change === 'push' ||
				( change === 'restore' && isOverlayEntry() ) );
		if ( isOver ) {
			if ( change === 'push' ) {
				writeOverlayEntry( url );
			}
			overlay.open( screen );
			updateHead( screen );
		}
		return isOver;
	}

	/** Shows a screen at an address. */
	function commit( screen: Screen, url: URL, change: HistoryChange ): void {
		void registry.dispatch( responsesStore ).receive( screen.data );
		cancelHead();
		if ( openOverlay( screen, url, change ) ) {
			return;
		}
		writeEntry( url, change );
		// Scripts of analytics read it as soon as the address changes.
		document.title = screen.title;
		updateOverlay( screen, url.hash );
		const keyBefore = getKey();
		const isWhole = needsWhole( url, change );
		flushSync( () => void navigation.commit( screen, url, { isWhole } ) );
		// The screen that follows its preview does not scroll the page again.
		if ( getKey() !== keyBefore ) {
			replaceOverlayEntry();
			scrollToPlace(
				url.hash,
				change === 'restore' ? savedScroll() : null
			);
		}
		cancelHead = afterPaint( () => updateHead( screen ) );
	}

	/**
	 * Shows the preview of an article, if a loaded response has its summary; commit() then shows the rest. Returns
	 * whether it did.
	 */
	function commitPreview(
		path: string,
		url: URL,
		change: HistoryChange
	): boolean {
		const screen =
			change === 'push' && url.hash === '' && code.isLoaded( 'post' )
				? previewScreen( registry, path )
				: null;
		if ( screen === null ) {
			return false;
		}
		void registry.dispatch( responsesStore ).receive( screen.data );
		cancelHead();
		writeEntry( url, change );
		overlay.close();
		flushSync(
			() => void navigation.commit( screen, url, { isPreview: true } )
		);
		document.title = screen.title;
		scrollToPlace( '', null );
		return true;
	}

	/**
	 * Updates the location, the overlay and the head of the current screen, after an overlay was closed or the fragment
	 * has changed.
	 */
	function restoreCurrent( url: URL ): void {
		const screen = getScreen();
		void navigation.move( url );
		if ( screen ) {
			updateOverlay( screen, url.hash );
		}
		if ( screen && ! isPreview() ) {
			updateHead( screen );
		}
	}

	/** Opens the overlay if the loaded page is that of an image. If its code cannot be loaded, the page stays. */
	async function openFirstOverlay( signal: AbortSignal ): Promise< void > {
		const screen = getScreen();
		if (
			screen &&
			window.location.hash === '' &&
			overlay.accepts( screen )
		) {
			await overlay.load();
			if ( ! signal.aborted ) {
				overlay.open( screen );
			}
		}
	}

	return {
		commit,
		commitPreview,
		restoreCurrent,
		openFirstOverlay,
		/** Whether a URL is that of the current screen, apart from the fragment. */
		isCurrent: ( url: URL ) => pageOf( url ) === pageOf( getLocation() ),
		stop: () => cancelHead(),
	};
}
