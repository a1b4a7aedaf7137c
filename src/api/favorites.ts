import type { Favorite, SavedKeys } from '../contract/types';
import { post, remove } from './client';

/** What can be saved; the id of an image is its number. */
export interface SavedItem {
	readonly type: Favorite[ 'type' ];
	readonly object_id: number;
	/** When it was saved, in ISO 8601; now if omitted. */
	readonly created?: string;
}

/** Saves items for the signed-in member; saved ones stay as they are. Fails as post() does. */
export function saveItems( items: readonly SavedItem[] ): Promise< SavedKeys > {
	return post( 'favorites', { items } );
}

/** Saves an item; the server refuses one that no longer exists. Fails as post() does. */
export function saveItem( item: SavedItem ): Promise< SavedKeys > {
	return post( 'favorites', item );
}

/** Removes an item by its key, such as "videos-12". Fails as remove() does. */
export function removeItem( key: string ): Promise< SavedKeys > {
	return remove( `favorites/${ key }` );
}
