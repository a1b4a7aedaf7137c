import { useMemo, useState } from 'react';
import type { Message } from '../conversation/message';

/** The messages that are chosen in a conversation; `chosen` is null while none are to be chosen. */
export function useChoice() {
	const [ chosen, setChosen ] = useState< ReadonlyMap<
		string,
		Message
	> | null >( null );
	return {
		chosen,
		keys: useMemo( () => new Set( chosen?.keys() ), [ chosen ] ),
		/** Oldest first: keys are in the order of time. */
		messages: [ ...( chosen?.values() ?? [] ) ].sort( ( a, b ) =>
			a.key < b.key ? -1 : 1
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
