import { memo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../components/ui/avatar/avatar';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import { chatTime } from '../zoned-time';
import { MessagePicture } from './message-picture';
import { MessageText } from './message-text';
import type { Message } from './message';

interface Props {
	readonly message: Message;
	readonly isMine: boolean;
	/** Whether another user on the reader's side has written it; their name is then shown. */
	readonly isColleague: boolean;
	/** Whether no message of the same user follows; the portrait is shown beside it. */
	readonly isLastOfRow: boolean;
	readonly isSeen: boolean;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	/** Whether it is selected; undefined while the reader selects no messages. */
	readonly isChosen: boolean | undefined;
	readonly onChoose: ( ( message: Message ) => void ) | undefined;
}

/** The portrait of a message's writer. In the markup it follows the message's body; it is shown beside it. */
export function MessageAvatar( { src }: { readonly src: string } ) {
	return src ? (
		<Avatar src={ src } size="small" />
	) : (
		<span className="hien-avatar is-small is-empty" />
	);
}

function Item( {
	message,
	isMine,
	isColleague,
	isLastOfRow,
	isSeen,
	onPicture,
	isChosen,
	onChoose,
}: Props ) {
	const { username, avt, img, createdAt, message: text } = message;
	return (
		<div
			className={ cx(
				'hien-message',
				isMine && 'is-mine',
				isChosen !== undefined && 'is-choosable'
			) }
		>
			{ isChosen !== undefined && (
				<input
					className="hien-message__choice"
					type="checkbox"
					checked={ isChosen }
					aria-label={ sprintf(
						/* translators: %s: the words of a message. */
						__( 'Chọn tin nhắn: %s', 'hien' ),
						text
					) }
					onChange={ () => onChoose?.( message ) }
				/>
			) }
			<div className="hien-message__body">
				<span className="hien-message__by">
					{ `${ isMine && ! isColleague ? __( 'Bạn', 'hien' ) : username }: ` }
				</span>
				{ img && <MessagePicture src={ img } onOpen={ onPicture } /> }
				{ text && (
					<p className="hien-message__bubble">
						<MessageText text={ text } />
					</p>
				) }
			</div>
			{ ! isMine && isLastOfRow && <MessageAvatar src={ avt } /> }
			<p className="hien-message__meta">
				{ isColleague && `${ username } · ` }
				<time dateTime={ new Date( createdAt ).toISOString() }>
					{ chatTime( createdAt ) }
				</time>
				{ isSeen && (
					<span className="hien-message__seen">
						{ ` · ${ __( 'Đã xem', 'hien' ) }` }
					</span>
				) }
			</p>
		</div>
	);
}

export const MessageItem = memo( Item );
