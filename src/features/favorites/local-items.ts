import type { SavedItem } from '../../api/favorites';
import { GUEST_FAVORITES_LIMIT } from '../../contract/constants';
import { isObject } from '../../lib/is-object';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { keyOf } from './store';

/*
 * The saved items of a visitor who is not signed in, in localStorage, the latest first.
 */

export function localKey(): string {
	return siteKey( 'saved' );
}

const TYPES: Readonly< Record< SavedItem[ 'type' ], true > > = {
	posts: true,
	videos: true,
	images: true,
	courses: true,
	downloads: true,
};

function isType( value: unknown ): value is SavedItem[ 'type' ] {
	return typeof value === 'string' && Object.hasOwn( TYPES, value );
}

/** A stored entry as an item that the server accepts, in a list of one; an empty list if it is damaged. */
function toItem( entry: unknown ): SavedItem[] {
	if ( ! isObject( entry ) || ! isType( entry[ 'type' ] ) ) {
		return [];
	}
	const { type, object_id: id, created } = entry;
	if ( ! Number.isSafeInteger( id ) || Number( id ) < 1 ) {
		return [];
	}
	const time = Date.parse( String( created ) );
	const isPast = time > 0 && time <= Date.now();
	return [
		{
			type,
			object_id: Number( id ),
			...( isPast && { created: new Date( time ).toISOString() } ),
		},
	];
}

export function readLocalItems(): SavedItem[] {
	try {
		const list: unknown = JSON.parse(
			readStorage( 'localStorage', localKey() ) ?? ''
		);
		return Array.isArray( list )
			? list.flatMap( toItem ).slice( 0, GUEST_FAVORITES_LIMIT )
			: [];
	} catch {
		return [];
	}
}

/** Returns whether the browser has stored them. */
export function writeLocalItems( items: readonly SavedItem[] ): boolean {
	return writeStorage(
		'localStorage',
		localKey(),
		items.length > 0 ? JSON.stringify( items ) : null
	);
}

function othersThan( item: SavedItem ): SavedItem[] {
	return readLocalItems().filter(
		( each ) => keyOf( each ) !== keyOf( item )
	);
}

export function hasRoomFor( item: SavedItem ): boolean {
	return othersThan( item ).length < GUEST_FAVORITES_LIMIT;
}

/** Returns whether the browser has stored it. */
export function addLocalItem( item: SavedItem ): boolean {
	const created = new Date().toISOString();
	return writeLocalItems( [ { created, ...item }, ...othersThan( item ) ] );
}

/** Returns whether the browser has removed it. */
export function dropLocalItem( item: SavedItem ): boolean {
	return writeLocalItems( othersThan( item ) );
}

/** Whether this is the first call in this browser. The first time, a visitor gets the hint to sign in. */
export function isFirstTime(): boolean {
	const key = `${ localKey() }-told`;
	const isFirst = readStorage( 'localStorage', key ) === null;
	writeStorage( 'localStorage', key, '1' );
	return isFirst;
}
