import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component of another chunk: null until `load` has been called and has brought it. `load` tells whether it did; a
 * later call tries again.
 *
 * @param importIt Imports the component; the same function on every render.
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
