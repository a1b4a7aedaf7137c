import { afterPaint } from '../lib/timing';
import { readStorage, writeStorage } from '../lib/storage';

/*
 * Entries of the browser's history and their scroll positions. An entry has a key in history.state; the positions are
 * stored in sessionStorage by this key, so that they survive a reload.
 */

const STORAGE_KEY = 'hien-positions';
const MAX_ENTRIES = 50;

/** What a navigation does to the history: adds an entry, keeps the current one, or follows Back or Forward. */
export type HistoryChange = 'push' | 'replace' | 'restore';

interface EntryState {
	readonly hienKey: string;
	/** Whether it is the entry of an overlay on the page of the entry before it. */
	readonly hienOverlay?: true;
}

/** Key of the shown page's entry; the current one differs while a page is loading, or an overlay is open. */
let shownKey = '';

/** The state of the browser's current entry; empty if the app did not create it, as one of a link to a fragment. */
function currentState(): Partial< EntryState > {
	return ( window.history.state ?? {} ) as Partial< EntryState >;
}

function newState(): EntryState {
	return { hienKey: Math.random().toString( 36 ).slice( 2 ) };
}

/** The key of the browser's current entry; undefined if the app did not create it. */
export function entryKey(): string | undefined {
	return currentState().hienKey;
}

/** Whether the browser's current entry is that of an overlay. */
export function isOverlayEntry(): boolean {
	return currentState().hienOverlay === true;
}

/** Whether the page of the browser's current entry is shown already, as after an overlay was closed. */
export function isShownEntry(): boolean {
	return isOverlayEntry() || entryKey() === shownKey;
}

/** Marks the browser's current entry as the one whose page is shown. */
export function markShown(): void {
	if ( entryKey() === undefined ) {
		window.history.replaceState( newState(), '' );
	}
	shownKey = entryKey() ?? '';
}

/** Writes the URL of the page that is shown next. `push` replaces the entry of an open overlay. */
export function writeEntry( url: URL, change: HistoryChange ): void {
	const { history } = window;
	if ( change === 'push' ) {
		saveScroll();
		const method = isOverlayEntry() ? 'replaceState' : 'pushState';
		history[ method ]( newState(), '', url );
	} else if ( url.href !== window.location.href ) {
		history.replaceState( history.state, '', url );
	}
	if ( ! isOverlayEntry() ) {
		markShown();
	}
}

/** Turns the entry of an overlay into that of a new page, which has replaced the page below the overlay. */
export function replaceOverlayEntry(): void {
	if ( isOverlayEntry() ) {
		window.history.replaceState( newState(), '' );
		markShown();
	}
}

/**
 * Gives an overlay, with a URL if its content has one, an entry that Back closes; one that opens over another shares
 * its entry.
 */
export function writeOverlayEntry( url?: URL ): void {
	const { history } = window;
	if ( isOverlayEntry() ) {
		history.replaceState( history.state, '', url );
	} else {
		saveScroll();
		history.pushState( { ...newState(), hienOverlay: true }, '', url );
	}
}

function readPositions(): Record< string, number > {
	return JSON.parse(
		readStorage( 'sessionStorage', STORAGE_KEY ) ?? '{}'
	) as Record< string, number >;
}

/** Saves the scroll position of the shown page. */
export function saveScroll(): void {
	const { [ shownKey ]: _, ...others } = readPositions();
	const entries = Object.entries( others ).slice( 1 - MAX_ENTRIES );
	entries.push( [ shownKey, window.scrollY ] );
	writeStorage(
		'sessionStorage',
		STORAGE_KEY,
		JSON.stringify( Object.fromEntries( entries ) )
	);
}

/** The saved scroll position of the shown page, in pixels; null if none was saved. */
export function savedScroll(): number | null {
	return readPositions()[ shownKey ] ?? null;
}

/** Restores scroll positions instead of the browser, except on a reload and on Back from another document. */
export function restoreScroll( signal: AbortSignal ): void {
	const takeOver = () => {
		window.history.scrollRestoration = 'manual';
	};
	takeOver();
	// WebKit restores the position of a page from its back/forward cache after this event.
	window.addEventListener( 'pageshow', () => void afterPaint( takeOver ), {
		signal,
	} );
	window.addEventListener(
		'pagehide',
		() => {
			saveScroll();
			window.history.scrollRestoration = 'auto';
		},
		{ signal }
	);
}
