import { useMemo, useState } from 'react';
import { isBefore } from '../conversation/message';
import type { Message } from '../conversation/message';

/** The messages that the author has selected in a conversation; `chosen` is null outside of the selection mode. */
export function useChoice() {
	const [ chosen, setChosen ] = useState< ReadonlyMap<
		string,
		Message
	> | null >( null );
	return {
		chosen,
		keys: useMemo( () => new Set( chosen?.keys() ), [ chosen ] ),
		/** Oldest first. */
		messages: [ ...( chosen?.values() ?? [] ) ].sort( ( a, b ) =>
			isBefore( a, b ) ? -1 : 1
		),
		begin: () => setChosen( new Map() ),
		end: () => setChosen( null ),
		toggle: ( message: Message ): void => {
			const next = new Map( chosen );
			if ( ! next.delete( message.key ) ) {
				next.set( message.key, message );
			}
			setChosen( next );
		},
	};
}
