import { useState } from 'react';
import type { Message } from './message';

/** How many messages that came on the way up are in a group. */
const SIZE = 8;

interface Group {
	readonly messages: readonly Message[];
	/** Whether they came on the way up. */
	readonly isOld: boolean;
}

/**
 * Messages in groups that stay the same while older ones are put before them and new ones come after them: the last group
 * has all from `start` on, those before it SIZE each.
 *
 * @param messages Oldest first.
 * @param start    Index of a message.
 */
export function groupsOf(
	messages: readonly Message[],
	start: number
): readonly Group[] {
	const groups = [ { messages: messages.slice( start ), isOld: false } ];
	for ( let end = start; end > 0; end -= SIZE ) {
		groups.unshift( {
			messages: messages.slice( Math.max( 0, end - SIZE ), end ),
			isOld: true,
		} );
	}
	return groups;
}

/** The messages of a conversation in groups: those that were there at first and have come since are the last one. */
export function useGroups( messages: readonly Message[] ): readonly Group[] {
	const first = messages[ 0 ]?.key;
	const [ start, setStart ] = useState( first );
	const index = messages.findIndex( ( { key } ) => key === start );
	// Nothing was there at first, or what was is gone.
	if ( index < 0 && start !== first ) {
		setStart( first );
	}
	return groupsOf( messages, Math.max( 0, index ) );
}
