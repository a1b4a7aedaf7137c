import { useEffect } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import type { DataRegistry } from '@wordpress/data';
import type { SavedItem } from '../../api/favorites';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { sessionStore, useUser } from '../../stores/session';
import { readLocalItems } from './local-items';
import { followOtherTabs } from './other-tabs';
import { keyOf, savedStore } from './store';
import { toggle } from './toggle';

const registered = new WeakSet< DataRegistry >();
/** Whose saved items the store has: the id of a member, 0 for a visitor. */
const loadedFor = new WeakMap< DataRegistry, number >();

/** Loads the saved items into the store: those of the signed-in member, otherwise those of this browser. */
function loadSaved( registry: DataRegistry ): void {
	const user = registry.select( sessionStore ).getUser();
	const id = user?.id ?? 0;
	if ( loadedFor.get( registry ) === id ) {
		return;
	}
	if ( ! loadedFor.has( registry ) ) {
		followOtherTabs( registry );
	}
	loadedFor.set( registry, id );
	void registry
		.dispatch( savedStore )
		.receive( user?.saved ?? readLocalItems().map( keyOf ) );
}

/** The registry with savedStore, which pages without save buttons do not load. */
export function useFavorites(): DataRegistry {
	const registry = useRegistry();
	if ( ! registered.has( registry ) ) {
		registered.add( registry );
		registry.register( savedStore );
	}
	const user = useUser();
	useEffect( () => loadSaved( registry ), [ registry, user ] );
	return registry;
}

/** Whether an item is saved, null until known, and a function that toggles it. */
export function useSaved( item: SavedItem ) {
	const registry = useFavorites();
	const isHydrating = useIsHydrating();
	const key = keyOf( item );
	const isSaved = useSelect(
		( select ) => select( savedStore ).isSaved( key ),
		[ key ]
	);
	return {
		isSaved: isHydrating ? null : isSaved,
		toggle: () => toggle( registry, item ),
	};
}
