import ArrowDown from 'lucide-static/icons/arrow-down.svg';
import { Fragment } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { Spinner } from '../../../components/ui/spinner/spinner';
import type { Picture } from '../../../lib/picture';
import { chatDay } from '../../../lib/zoned-time';
import type { List } from '../use-list';
import type { Message, Side } from './message';
import { MessageItem } from './message-item';
import type { Outbox, Unsent } from './outbox';
import { TypingDots } from './typing-dots';
import { UnsentItem } from './unsent-item';
import { useScroll } from './use-scroll';

/** Messages that are chosen, as for a question that others have as well. */
export interface Choice {
	readonly keys: ReadonlySet< string >;
	readonly onChoose: ( message: Message ) => void;
}

interface Props extends List< readonly Message[] > {
	readonly side: Side;
	/** Id of who looks at them. */
	readonly me: string;
	readonly unsent: readonly Unsent[];
	readonly outbox: Pick< Outbox, 'retry' >;
	readonly onEdit: ( entry: Unsent ) => void;
	/** The portrait of the other side while they type; null while they do not. */
	readonly typing: string | null;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	readonly choice: Choice | undefined;
}

/** By message: its day, which takes long to work out. */
const days = new WeakMap< Message, string >();

function dayOf( message: Message ): string {
	const known = days.get( message ) ?? chatDay( message.createdAt );
	days.set( message, known );
	return known;
}

/** Whether a message says that it was read: the last one of those in a row. */
function isSeen( message: Message, next: Message | undefined, side: Side ) {
	return (
		message.type === side &&
		message.isRead &&
		! ( next?.type === side && next.isRead )
	);
}

/** The messages of a conversation, those that are being sent, and who types. */
export function MessageList( props: Props ) {
	const { side, me, items: messages, unsent, outbox, onEdit, typing } = props;
	const { status, older, hasOlder, loadOlder, retry } = props;
	const { onPicture, choice } = props;
	const sending = new Set( unsent.map( ( { key } ) => key ) );
	const shown = messages.filter( ( { key } ) => ! sending.has( key ) );
	const last = shown.at( -1 );
	const scroll = useScroll( {
		end: [ last?.key, unsent.length, typing === null ].join(),
		own: unsent.at( -1 )?.id ?? '',
		beginning: messages[ 0 ]?.key ?? '',
		hasOlder,
		loadOlder,
	} );

	return (
		<div className="hien-chat__frame">
			<div
				ref={ scroll.scroller }
				className="hien-chat__list"
				role="log"
				aria-label={ __( 'Tin nhắn', 'hien' ) }
				// New ones are announced once, by the live region of the conversation.
				aria-live="off"
				aria-busy={ status === 'loading' }
				tabIndex={ 0 }
				onScroll={ scroll.onScroll }
			>
				<div ref={ scroll.content } className="hien-chat__messages">
					<div ref={ scroll.sentinel } className="hien-chat__older">
						{ ( status === 'loading' || older === 'loading' ) && (
							<Spinner
								label={ __( 'Đang tải tin nhắn', 'hien' ) }
							/>
						) }
						{ ( status === 'error' || older === 'error' ) && (
							<p role="alert">
								{ __( 'Chưa tải được tin nhắn.', 'hien' ) }{ ' ' }
								<RetryButton
									retry={
										status === 'error' ? retry : loadOlder
									}
								/>
							</p>
						) }
						{ status === 'ready' &&
							shown.length + unsent.length === 0 && (
								<p className="hien-chat__empty">
									{ __(
										'Chưa có tin nhắn nào. Bạn viết câu đầu tiên nhé.',
										'hien'
									) }
								</p>
							) }
					</div>
					{ shown.map( ( message, index ) => {
						const previous = shown[ index - 1 ];
						const day = dayOf( message );
						const isMine = message.type === side;
						return (
							<Fragment key={ message.key }>
								{ ( ! previous ||
									dayOf( previous ) !== day ) && (
									<p className="hien-chat__day">{ day }</p>
								) }
								<MessageItem
									message={ message }
									isMine={ isMine }
									isColleague={
										isMine && message.user_id !== me
									}
									isSeen={ isSeen(
										message,
										shown[ index + 1 ],
										side
									) }
									onPicture={ onPicture }
									isChosen={ choice?.keys.has( message.key ) }
									onChoose={ choice?.onChoose }
								/>
							</Fragment>
						);
					} ) }
					{ unsent.map( ( entry ) => (
						<UnsentItem
							key={ entry.key ?? entry.id }
							entry={ entry }
							onRetry={ () => outbox.retry( entry.id ) }
							onEdit={ () => onEdit( entry ) }
						/>
					) ) }
					{ typing !== null && <TypingDots avatar={ typing } /> }
				</div>
			</div>
			{ scroll.hasNew && (
				<button
					className="hien-button is-primary is-small hien-chat__new"
					type="button"
					onClick={ scroll.scrollToEnd }
				>
					<Icon icon={ ArrowDown } small />
					{ __( 'Tin nhắn mới', 'hien' ) }
				</button>
			) }
		</div>
	);
}
