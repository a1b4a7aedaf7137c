import { readStorage, writeStorage } from '../lib/storage';

/*
 * How far every entry of the browser's history was scrolled. An entry carries its key in history.state; the map of
 * positions outlives reloads in sessionStorage.
 */

const STORAGE_KEY = 'hien-positions';
const MAX_ENTRIES = 50;

/** What a navigation does to the history. */
export type Kind = 'push' | 'replace' | 'pop';

interface EntryState {
	readonly hienKey: string;
	/** Whether the entry stands for something that lies over the page of the entry before it. */
	readonly hienLayer?: true;
}

let currentKey = '';
/** Whether the way back out of the current entry is asked for already. */
let isLeaving = false;

function isEntryState( state: unknown ): state is EntryState {
	return typeof state === 'object' && state !== null && 'hienKey' in state;
}

function readAll(): Record< string, number > {
	return JSON.parse(
		readStorage( 'sessionStorage', STORAGE_KEY ) ?? '{}'
	) as Record< string, number >;
}

function newEntryState(): EntryState {
	return { hienKey: Math.random().toString( 36 ).slice( 2 ) };
}

/** Writes a page's address. What is chosen in a layer takes the layer's entry. */
export function enter( url: URL, kind: Kind ): void {
	const { history } = window;
	if ( kind === 'push' ) {
		savePosition();
		const write = isLayer() ? 'replaceState' : 'pushState';
		history[ write ]( newEntryState(), '', url );
		adoptEntry();
	} else if ( kind === 'replace' ) {
		history.replaceState( history.state, '', url );
	}
}

/** Whether the browser stands at an entry that has been current before. */
export function isEntryKnown(): boolean {
	return isEntryState( window.history.state );
}

/** Takes the entry that the browser stands at for the current one, and gives it a key where it has none. */
export function adoptEntry(): void {
	let state: unknown = window.history.state;
	if ( ! isEntryState( state ) ) {
		state = newEntryState();
		window.history.replaceState( state, '' );
	}
	currentKey = isEntryState( state ) ? state.hienKey : '';
	isLeaving = false;
}

/**
 * Gives what is opened over the page an entry of its own, so that the browser's way back closes it. What is opened in a
 * layer takes the layer's entry.
 *
 * @param url Address of what is opened, if it has one.
 */
export function pushLayer( url?: URL ): void {
	const { history } = window;
	if ( isLayer() ) {
		history.replaceState( history.state, '', url );
	} else {
		savePosition();
		history.pushState( { ...newEntryState(), hienLayer: true }, '', url );
		adoptEntry();
	}
}

export function isLayer(): boolean {
	const state: unknown = window.history.state;
	return isEntryState( state ) && state.hienLayer === true;
}

/** Makes the entry of a layer whose page is gone the entry of the page that came. */
export function leaveEntryToPage(): void {
	if ( isLayer() ) {
		window.history.replaceState( { hienKey: currentKey }, '' );
	}
}

/**
 * Closes what has the current entry, with the browser's way back: once, however often a key is pressed, as each would go
 * back a page. Returns whether there is such a thing.
 */
export function leaveLayer(): boolean {
	const isThere = isLayer();
	if ( isThere && ! isLeaving ) {
		isLeaving = true;
		window.history.back();
	}
	return isThere;
}

/** Remembers where the current entry is scrolled to. */
export function savePosition(): void {
	const { [ currentKey ]: _, ...others } = readAll();
	const entries = Object.entries( others ).slice( 1 - MAX_ENTRIES );
	entries.push( [ currentKey, window.scrollY ] );
	writeStorage(
		'sessionStorage',
		STORAGE_KEY,
		JSON.stringify( Object.fromEntries( entries ) )
	);
}

/** Where the current entry was scrolled to, null when it was never left. */
export function savedPosition(): number | null {
	return readAll()[ currentKey ] ?? null;
}
