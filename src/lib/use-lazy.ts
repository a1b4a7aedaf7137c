import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component of a lazy chunk.
 *
 * @param importIt Imports the component; the same function on every render.
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
