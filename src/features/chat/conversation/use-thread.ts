import { useMemo } from 'react';
import { toThread } from './message';
import type { Thread } from './message';
import { useValue } from './use-value';

/** A member's conversation, as lists show it; null where there is none yet, undefined until that is known. */
export function useThread( uid: string ): Thread | null | undefined {
	const value = useValue( uid && `threads/${ uid }` );
	return useMemo(
		() => ( value === undefined ? undefined : toThread( value ) ),
		[ value ]
	);
}
