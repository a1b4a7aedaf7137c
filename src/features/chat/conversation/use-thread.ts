import { useMemo } from 'react';
import { toThread } from './message';
import type { Thread } from './message';
import { useValue } from './use-value';

/** What lists show of a member's conversation; null where there is none yet, undefined until it is known. */
export function useThread( uid: string ): Thread | null | undefined {
	const value = useValue( uid && `threads/${ uid }` );
	return useMemo(
		() => ( value === undefined ? undefined : toThread( value ) ),
		[ value ]
	);
}
