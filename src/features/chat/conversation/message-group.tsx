import { Fragment, memo } from 'react';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import { chatDay } from '../../../lib/zoned-time';
import type { Message, Side } from './message';
import { MessageItem } from './message-item';

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
	/** Id of the signed-in user. */
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
