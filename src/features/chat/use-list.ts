import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListSource, ListState, Reader } from './list-source';
import { useSession } from './site-connection';

export interface List< Items > extends ListState< Items > {
	readonly loadOlder: () => void;
	readonly retry: () => void;
}

const none = () => () => {};

/** Subscribes to a list; `createSource` must be stable for the same one. `empty`: the list before the sign-in. */
export function useList< Items >(
	createSource: ( reader: Reader ) => ListSource< Items >,
	empty: ListState< Items >
): List< Items > {
	const { sdk, database, follow } = useSession() ?? {};
	const source = useMemo(
		() =>
			sdk && database && follow
				? createSource( { sdk, database, follow } )
				: null,
		[ createSource, sdk, database, follow ]
	);
	const read = useCallback(
		() => source?.getSnapshot() ?? empty,
		[ source, empty ]
	);
	const state = useSyncExternalStore( source?.subscribe ?? none, read, read );
	return {
		...state,
		loadOlder: useCallback( () => void source?.loadOlder(), [ source ] ),
		retry: useCallback( () => source?.retry(), [ source ] ),
	};
}
