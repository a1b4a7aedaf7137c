import { useEffect, useState } from 'react';
import { useSession } from '../site-connection';

/**
 * The value at a path of the database, updated as it changes.
 *
 * @param path '' for none.
 * @return Undefined until it is known, and where it may not be read.
 */
export function useValue( path: string ): unknown {
	const { sdk, database, follow } = useSession() ?? {};
	const [ known, setKnown ] = useState< {
		readonly path: string;
		readonly value: unknown;
	} | null >( null );
	useEffect( () => {
		if ( ! sdk || ! database || ! follow || path === '' ) {
			return;
		}
		return follow(
			sdk.ref( database, path ),
			( snapshot ) =>
				setKnown( { path, value: snapshot.val() as unknown } ),
			() => setKnown( null )
		);
	}, [ sdk, database, follow, path ] );
	return known?.path === path ? known.value : undefined;
}
