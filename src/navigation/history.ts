import { readStorage, writeStorage } from '../lib/storage';

/*
 * Entries of the browser's history, and how far each was scrolled. An entry carries a key in history.state; the scroll
 * positions by key are kept in sessionStorage, so they survive a reload.
 */

const STORAGE_KEY = 'hien-positions';
const MAX_ENTRIES = 50;

/** What showing a screen does to the history: a new entry, the same one, or one that the visitor has come back to. */
export type HistoryChange = 'push' | 'replace' | 'restore';

interface EntryState {
	readonly hienKey: string;
	/** Whether the entry stands for an overlay on the page of the entry before it. */
	readonly hienOverlay?: true;
}

/**
 * The key of the entry whose page is on the screen. While the visitor goes back to a page that has to be loaded, the
 * browser is at another entry already; over the page of an overlay, too.
 */
let shownKey = '';

/** Whether history.back() was called to close an overlay, and the browser has not gone back yet. */
let isClosing = false;

function isEntryState( state: unknown ): state is EntryState {
	return typeof state === 'object' && state !== null && 'hienKey' in state;
}

function newState(): EntryState {
	return { hienKey: Math.random().toString( 36 ).slice( 2 ) };
}

/** Whether the app knows the browser's entry. A link to a fragment makes one that it does not know. */
export function isKnownEntry(): boolean {
	return isEntryState( window.history.state );
}

/** Whether the browser's entry is that of an overlay. */
export function isOverlayEntry(): boolean {
	const state: unknown = window.history.state;
	return isEntryState( state ) && state.hienOverlay === true;
}

/** Whether the page of the browser's entry is on the screen already, such as below an overlay that was closed. */
export function isShownEntry(): boolean {
	const state: unknown = window.history.state;
	return (
		isOverlayEntry() ||
		( isEntryState( state ) && state.hienKey === shownKey )
	);
}

/** Notes that the page of the browser's entry is on the screen now. */
export function markShown(): void {
	let state: unknown = window.history.state;
	if ( ! isEntryState( state ) ) {
		state = newState();
		window.history.replaceState( state, '' );
	}
	shownKey = isEntryState( state ) ? state.hienKey : '';
}

/** Writes the address of the page that is about to be shown. It takes the entry of an overlay, which closes. */
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

/** Makes the entry of an overlay, whose page is gone, the entry of the page that has taken its place. */
export function takeOverlayEntry(): void {
	if ( isOverlayEntry() ) {
		window.history.replaceState( newState(), '' );
		markShown();
	}
}

/**
 * Gives an overlay an entry, so that the browser's Back closes it. An overlay that opens in another one shares its entry.
 *
 * @param url Address of what is in the overlay, if it has one.
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

/**
 * Closes the overlay that the current entry stands for, by going back; once, however often it is called before the
 * browser has gone back. Returns whether there is one.
 */
export function closeOverlay(): boolean {
	const isOpen = isOverlayEntry();
	if ( isOpen && ! isClosing ) {
		isClosing = true;
		window.addEventListener(
			'popstate',
			() => {
				isClosing = false;
			},
			{ once: true, capture: true }
		);
		window.history.back();
	}
	return isOpen;
}

/** Waits until an overlay that is being closed is gone from the history. */
export async function overlayClosed(): Promise< void > {
	if ( isClosing ) {
		await new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
	}
}

function readPositions(): Record< string, number > {
	return JSON.parse(
		readStorage( 'sessionStorage', STORAGE_KEY ) ?? '{}'
	) as Record< string, number >;
}

/** Saves how far the page on the screen is scrolled. */
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

/** How far the page was scrolled when it was left, in pixels; null for a page that was not left yet. */
export function savedScroll(): number | null {
	return readPositions()[ shownKey ] ?? null;
}
