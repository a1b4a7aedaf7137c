import { Fragment, memo } from 'react';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import { chatDay } from '../../../lib/zoned-time';
import type { Message, Side } from './message';
import { MessageItem } from './message-item';

/** Messages that are chosen, as for a question that others have as well. */
export interface Choice {
	readonly keys: ReadonlySet< string >;
	readonly onChoose: ( message: Message ) => void;
}

interface Props {
	readonly messages: readonly Message[];
	/** The message before them, and the one after them. */
	readonly previous: Message | undefined;
	readonly next: Message | undefined;
	/** Whether they came on the way up: they are laid out only while they are near. */
	readonly isOld: boolean;
	readonly side: Side;
	/** Id of who looks at them. */
	readonly me: string;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	readonly choice: Choice | undefined;
}

/** Whether a message says that it was read: the last one of those in a row. */
function isSeen( message: Message, next: Message | undefined, side: Side ) {
	return (
		message.type === side &&
		message.isRead &&
		! ( next?.type === side && next.isRead )
	);
}

function Group( props: Props ) {
	const { messages, isOld, side, me, onPicture, choice } = props;
	let lastDay = props.previous ? chatDay( props.previous.createdAt ) : '';
	return (
		<div className={ cx( 'hien-chat__group', isOld && 'is-old' ) }>
			{ messages.map( ( message, index ) => {
				const day = chatDay( message.createdAt );
				const isNewDay = day !== lastDay;
				lastDay = day;
				const isMine = message.type === side;
				return (
					<Fragment key={ message.key }>
						{ isNewDay && (
							<p className="hien-chat__day">{ day }</p>
						) }
						<MessageItem
							message={ message }
							isMine={ isMine }
							isColleague={ isMine && message.user_id !== me }
							isSeen={ isSeen(
								message,
								messages[ index + 1 ] ?? props.next,
								side
							) }
							onPicture={ onPicture }
							isChosen={ choice?.keys.has( message.key ) }
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

/** Messages one after another, with the days between them. Rendered again only when something of them changes. */
export const MessageGroup = memo( Group, isSameGroup );
