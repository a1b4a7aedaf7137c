import { useCallback, useState } from 'react';
import type { Message } from './message';

/** Messages per group, and messages that are shown per step, of those that were loaded while scrolling up. */
const SIZE = 16;
const STEP = 2;

interface Group {
	readonly messages: readonly Message[];
	/** The message that is shown before them, and the one after them. */
	readonly previous: Message | undefined;
	readonly next: Message | undefined;
}

/**
 * Splits messages into groups that do not change when older or newer messages are added: the last group has all
 * messages from `start` on, each one before it SIZE, the first one the rest.
 *
 * @param messages Oldest first.
 * @param start    Index of a message.
 * @param first    Index of the first message that is shown; at most `start`.
 */
function groupsOf(
	messages: readonly Message[],
	start: number,
	first: number
): readonly Group[] {
	const group = ( from: number, to: number ): Group => ( {
		messages: messages.slice( from, to ),
		previous: from > first ? messages[ from - 1 ] : undefined,
		next: messages[ to ],
	} );
	const groups = [ group( start, messages.length ) ];
	for ( let end = start; end > first; end -= SIZE ) {
		groups.unshift( group( Math.max( first, end - SIZE ), end ) );
	}
	return groups;
}

interface Options {
	readonly hasOlder: boolean;
	readonly loadOlder: () => void;
}

/**
 * The messages of a conversation in groups. The last group has the messages of the first load and all newer ones. Older
 * ones, which load while scrolling up, are shown a few at a time, because laying out many in one frame would block
 * scrolling.
 *
 * @param messages          Oldest first.
 * @param options
 * @param options.hasOlder  Whether the database has older messages.
 * @param options.loadOlder Requests some of them.
 */
export function useGroups(
	messages: readonly Message[],
	{ hasOlder, loadOlder }: Options
) {
	const oldest = messages[ 0 ]?.key;
	const [ startKey, setStartKey ] = useState( oldest );
	/** How many messages that were loaded while scrolling up are shown. */
	const [ count, setCount ] = useState( 0 );
	const index = messages.findIndex( ( { key } ) => key === startKey );
	// There were no messages at first, or they were deleted.
	if ( index < 0 && startKey !== oldest ) {
		setStartKey( oldest );
		setCount( 0 );
	}
	const start = Math.max( 0, index );
	/** How many are loaded and not shown yet. */
	const waiting = Math.max( 0, start - count );

	return {
		groups: groupsOf( messages, start, waiting ),
		hasMore: waiting > 0 || hasOlder,
		/** Shows a few messages before those that are shown, and keeps enough of them loaded. */
		showMore: useCallback( () => {
			setCount( Math.min( start, count + STEP ) );
			if ( waiting <= SIZE ) {
				loadOlder();
			}
		}, [ start, count, waiting, loadOlder ] ),
	};
}
