import { useEffect } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import type { SavedItem } from '../../api/favorites';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { sessionStore } from '../../stores/session';
import type { SiteRegistry } from '../../stores/site-registry';
import { useUser } from '../../stores/use-user';
import { readLocalItems } from './local-items';
import { followOtherTabs } from './other-tabs';
import { keyOf, savedStore } from './store';
import { toggle } from './toggle';

const registered = new WeakSet< SiteRegistry >();
/** Of whom the store has what is saved: the id of a member, 0 for a visitor. */
const filled = new WeakMap< SiteRegistry, number >();

/** Shows what the visitor has saved: that of the member who is signed in, otherwise that of this browser. */
function fill( registry: SiteRegistry ): void {
	const user = registry.select( sessionStore ).getUser();
	const id = user?.id ?? 0;
	if ( filled.get( registry ) === id ) {
		return;
	}
	if ( ! filled.has( registry ) ) {
		followOtherTabs( registry );
	}
	filled.set( registry, id );
	void registry
		.dispatch( savedStore )
		.receive( user?.saved ?? readLocalItems().map( keyOf ) );
}

/** The registry, with the store of what is saved: pages without a button for it do without the code. */
export function useFavorites(): SiteRegistry {
	const registry = useRegistry();
	if ( ! registered.has( registry ) ) {
		registered.add( registry );
		registry.register( savedStore );
	}
	const user = useUser();
	useEffect( () => fill( registry ), [ registry, user ] );
	return registry;
}

/** Whether an item is saved, null until that is known; and how to change it. */
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
