import { Fragment, memo, useCallback, useState } from 'react';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import { chatDay } from '../zoned-time';
import type { Message, Side } from './message';
import { MessageItem } from './message-item';

/** Messages per group, and messages that are shown per step, of those that were loaded while scrolling up. */
const SIZE = 16;
const STEP = 2;

interface GroupOfMessages {
	readonly messages: readonly Message[];
	readonly previous: Message | undefined;
	readonly next: Message | undefined;
}

/**
 * Splits messages, oldest first, into groups that stay the same when others are added: all from `start` on, SIZE before
 * each other, and the rest from `first`, the first that is shown.
 */
function groupsOf(
	messages: readonly Message[],
	start: number,
	first: number
): readonly GroupOfMessages[] {
	const group = ( from: number, to: number ): GroupOfMessages => ( {
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

interface GroupsOptions {
	readonly hasOlder: boolean;
	readonly loadOlder: () => void;
}

/**
 * The messages of a conversation in groups: those of the first load and newer ones, and older ones, which are shown a
 * few at a time, because laying out many in one frame would block scrolling.
 */
export function useGroups(
	messages: readonly Message[],
	{ hasOlder, loadOlder }: GroupsOptions
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

/** The messages that the author selects, to make an FAQ from them. */
export interface Choice {
	readonly keys: ReadonlySet< string >;
	readonly onChoose: ( message: Message ) => void;
}

interface Props {
	readonly messages: readonly Message[];
	/** The message before the group, and the one after it; the newest group has none after it. */
	readonly previous: Message | undefined;
	readonly next: Message | undefined;
	readonly side: Side;
	readonly me: string;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	readonly choice: Choice | undefined;
}

/** Whether a message shows that it was read: the last of consecutive read ones. */
function isSeen( message: Message, next: Message | undefined, side: Side ) {
	return (
		message.type === side &&
		message.isRead &&
		! ( next?.type === side && next.isRead )
	);
}

function Group( props: Props ) {
	const { messages, next, side, me, onPicture, choice } = props;
	let lastDay = props.previous ? chatDay( props.previous.createdAt ) : '';
	return (
		<div className={ cx( 'hien-chat__group', next && 'is-old' ) }>
			{ messages.map( ( message, index ) => {
				const day = chatDay( message.createdAt );
				const isNewDay = day !== lastDay;
				lastDay = day;
				const isMine = message.type === side;
				const following = messages[ index + 1 ] ?? next;
				return (
					<Fragment key={ message.key }>
						{ isNewDay && (
							<p className="hien-chat__day">{ day }</p>
						) }
						<MessageItem
							message={ message }
							isMine={ isMine }
							isColleague={ isMine && message.user_id !== me }
							isLastOfRow={
								following?.user_id !== message.user_id
							}
							isSeen={ isSeen( message, following, side ) }
							onPicture={ onPicture }
							// Only messages with text can be selected.
							isChosen={
								message.message
									? choice?.keys.has( message.key )
									: undefined
							}
							onChoose={ choice?.onChoose }
						/>
					</Fragment>
				);
			} ) }
		</div>
	);
}

function isSameGroup( before: Props, after: Props ): boolean {
	const { messages: old, ...others } = before;
	const { messages } = after;
	return (
		old.length === messages.length &&
		old.every( ( message, index ) => message === messages[ index ] ) &&
		Object.entries( others ).every(
			( [ name, value ] ) => value === after[ name as keyof Props ]
		)
	);
}

/** Messages one after another, with the days between them. Re-rendered only if one of its messages or props changes. */
export const MessageGroup = memo( Group, isSameGroup );
