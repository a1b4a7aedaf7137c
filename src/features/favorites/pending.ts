import type { SavedItem } from '../../api/favorites';
import { isObject } from '../../lib/is-object';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { isItem } from './local-items';
import { keyOf } from './store';

/*
 * Changes that members made after their session had ended. They are stored in this browser until the same member signs
 * in again.
 */

interface Change {
	/** Id of the member. */
	readonly user: number;
	readonly item: SavedItem;
	/** Whether the item is to be saved or removed. */
	readonly isSaved: boolean;
}

function storageKey(): string {
	return siteKey( 'saved-pending' );
}

function isChange( value: unknown ): value is Change {
	return (
		isObject( value ) &&
		'user' in value &&
		typeof value[ 'isSaved' ] === 'boolean' &&
		isItem( value[ 'item' ] )
	);
}

function read(): Change[] {
	try {
		const list: unknown = JSON.parse(
			readStorage( 'localStorage', storageKey() ) ?? ''
		);
		return Array.isArray( list ) ? list.filter( isChange ) : [];
	} catch {
		return [];
	}
}

function write( changes: readonly Change[] ): boolean {
	return writeStorage(
		'localStorage',
		storageKey(),
		changes.length > 0 ? JSON.stringify( changes ) : null
	);
}

/** Stores a change; it replaces an earlier one of the same item. Returns whether the browser has stored it. */
export function storePendingChange( { user, item, isSaved }: Change ): boolean {
	const others = read().filter(
		( each ) => each.user !== user || keyOf( each.item ) !== keyOf( item )
	);
	const created = new Date().toISOString();
	return write( [
		...others,
		{ user, item: { created, ...item }, isSaved },
	] );
}

/** Returns the changes of a member, and deletes those of all members. */
export function takePendingChanges( user: number ): Change[] {
	const changes = read().filter( ( each ) => each.user === user );
	write( [] );
	return changes;
}
