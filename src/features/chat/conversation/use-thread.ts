import { useMemo } from 'react';
import { toThread } from './message';
import type { Thread } from './message';
import { useValue } from './use-value';

/** The thread of a member's conversation; null if there is none yet, undefined until known. */
export function useThread( uid: string ): Thread | null | undefined {
	const value = useValue( uid && `threads/${ uid }` );
	return useMemo(
		() => ( value === undefined ? undefined : toThread( value ) ),
		[ value ]
	);
}
