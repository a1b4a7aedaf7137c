import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component that is loaded by a function (whether that worked; a later call tries again), null until then. `importIt`
 * must be stable.
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
