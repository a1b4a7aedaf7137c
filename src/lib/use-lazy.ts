import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A lazy component that is loaded by a function instead of by rendering it.
 *
 * @param importIt Imports the component; must be stable.
 * @return The component, null until it is loaded; and a function that loads it and returns whether that worked. A later
 *         call tries again.
 */
export function useLazy< Props >(
	importIt: () => Promise< ComponentType< Props > >
): readonly [ ComponentType< Props > | null, () => Promise< boolean > ] {
	const [ Component, setComponent ] =
		useState< ComponentType< Props > | null >( null );
	const load = useCallback( async () => {
		try {
			const imported = await importIt();
			setComponent( () => imported );
			return true;
		} catch {
			return false;
		}
	}, [ importIt ] );
	return [ Component, load ];
}
