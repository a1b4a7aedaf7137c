import ArrowDown from 'lucide-static/icons/arrow-down.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import type { Unsent } from '../unsent';
import type { List } from '../use-list';
import type { Message, Side } from './message';
import { MessageGroup, useGroups } from './message-group';
import type { Choice } from './message-group';
import type { Outbox } from './outbox';
import { UnsentItem } from './unsent-item';
import { useScroll } from './use-scroll';
import { MessageAvatar } from './message-item';

function TypingDots( { avatar }: { readonly avatar: string } ) {
	return (
		<div className="hien-message">
			<div className="hien-message__body">
				<p className="hien-message__bubble">
					<span
						className="hien-typing"
						role="status"
						aria-label={ __( 'Đang nhập', 'hien' ) }
					>
						<i className="hien-typing__dot" />
						<i className="hien-typing__dot" />
						<i className="hien-typing__dot" />
					</span>
				</p>
			</div>
			<MessageAvatar src={ avatar } />
		</div>
	);
}

interface Props extends List< readonly Message[] > {
	readonly side: Side;
	readonly me: string;
	readonly unsent: readonly Unsent[];
	readonly outbox: Pick< Outbox, 'retry' | 'remove' >;
	readonly onEdit: ( entry: Unsent ) => void;
	readonly isOffline: boolean;
	readonly mayWrite: boolean;
	/** The portrait of the other side while they type; null while they do not. */
	readonly typing: string | null;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	readonly choice: Choice | undefined;
}

/** The messages of a conversation, the unsent ones, and dots while the other side types. */
export function MessageList( props: Props ) {
	const { side, me, items, unsent, outbox, onEdit, typing } = props;
	const { status, older, hasOlder, loadOlder, retry } = props;
	const { isOffline, onPicture, choice } = props;
	const sending = new Set( unsent.map( ( { key } ) => key ) );
	const shown = items.filter( ( { key } ) => ! sending.has( key ) );
	const isEmpty = shown.length + unsent.length === 0;
	const hasFailed = status === 'error' || older === 'error';
	const isWaiting = status === 'loading' && isOffline;
	const isLoading =
		( status === 'loading' && ! isOffline ) || older === 'loading';
	const { groups, hasMore, showMore } = useGroups( shown, {
		hasOlder,
		loadOlder,
	} );
	const last = shown.at( -1 );
	const scroll = useScroll( {
		last: last?.key ?? '',
		isLastOwn: last?.user_id === me,
		unsent,
		isTyping: typing !== null,
		hasMore,
		showMore,
	} );

	/** Keeps the focus when a button removes itself. */
	function focusLog(): void {
		scroll.scroller.current?.focus( { preventScroll: true } );
	}

	return (
		<div className="hien-chat__frame">
			<div
				ref={ scroll.scroller }
				className="hien-chat__list"
				role="log"
				aria-label={ __( 'Tin nhắn', 'hien' ) }
				// The live region of the conversation announces new messages, once.
				aria-live="off"
				aria-busy={ status === 'loading' }
				tabIndex={ 0 }
				onScroll={ scroll.onScroll }
			>
				<div
					ref={ scroll.content }
					className={ cx(
						'hien-chat__messages',
						isEmpty && 'is-empty'
					) }
				>
					<div ref={ scroll.sentinel } className="hien-chat__older">
						{ isLoading && (
							<Spinner
								label={ __( 'Đang tải tin nhắn', 'hien' ) }
							/>
						) }
						{ hasFailed && (
							<p role="alert">
								{ __( 'Chưa tải được tin nhắn.', 'hien' ) }{ ' ' }
								<RetryButton
									retry={
										status === 'error' ? retry : loadOlder
									}
								/>
							</p>
						) }
						{ /* Announced, also when the last message is deleted. */ }
						<div aria-live="polite">
							{ isWaiting && (
								<p className="hien-chat__empty">
									{ __(
										'Tin nhắn sẽ hiện ra khi có mạng trở lại.',
										'hien'
									) }
								</p>
							) }
							{ status === 'ready' && isEmpty && (
								<p className="hien-chat__empty">
									{ __(
										'Chưa có tin nhắn nào. Bạn viết câu đầu tiên nhé.',
										'hien'
									) }
								</p>
							) }
						</div>
					</div>
					{ groups.map( ( group, index ) => (
						<MessageGroup
							// Counted from the end, because older groups are inserted at the start.
							key={ groups.length - index }
							{ ...group }
							side={ side }
							me={ me }
							onPicture={ onPicture }
							choice={ choice }
						/>
					) ) }
					{ unsent.map( ( entry ) => (
						<UnsentItem
							key={ entry.id }
							entry={ entry }
							mayWrite={ props.mayWrite }
							onRetry={ () => {
								outbox.retry( entry.id );
								focusLog();
							} }
							onEdit={ () => onEdit( entry ) }
							onDiscard={ () => {
								outbox.remove( entry.id );
								focusLog();
							} }
						/>
					) ) }
					{ typing !== null && <TypingDots avatar={ typing } /> }
				</div>
			</div>
			{ scroll.hasNew && (
				<button
					className="hien-button is-primary is-small hien-chat__new"
					type="button"
					onClick={ () => {
						scroll.scrollToEnd();
						focusLog();
					} }
				>
					<Icon icon={ ArrowDown } small />
					{ __( 'Tin nhắn mới', 'hien' ) }
				</button>
			) }
		</div>
	);
}
