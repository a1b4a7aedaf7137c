import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../site-connection';
import { toThread } from './message';
import type { Thread } from './message';

/** The value at a path of the database ('' for none); undefined until it is loaded, or if it may not be read. */
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

/** The thread of a member's conversation; null if there is none yet, undefined until known. */
export function useThread( uid: string ): Thread | null | undefined {
	const value = useValue( uid && `threads/${ uid }` );
	return useMemo(
		() => ( value === undefined ? undefined : toThread( value ) ),
		[ value ]
	);
}
