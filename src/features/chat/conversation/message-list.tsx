import ArrowDown from 'lucide-static/icons/arrow-down.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { cx } from '../../../lib/class-names';
import type { Picture } from '../../../lib/picture';
import type { List } from '../use-list';
import type { Message, Side } from './message';
import { MessageGroup } from './message-group';
import type { Choice } from './message-group';
import type { Outbox, Unsent } from './outbox';
import { TypingDots } from './typing-dots';
import { UnsentItem } from './unsent-item';
import { useGroups } from './use-groups';
import { useScroll } from './use-scroll';

interface Props extends List< readonly Message[] > {
	readonly side: Side;
	/** Id of who looks at them. */
	readonly me: string;
	readonly unsent: readonly Unsent[];
	readonly outbox: Pick< Outbox, 'retry' >;
	readonly onEdit: ( entry: Unsent ) => void;
	readonly mayWrite: boolean;
	/** The portrait of the other side while they type; null while they do not. */
	readonly typing: string | null;
	readonly onPicture: ( ( picture: Picture ) => void ) | undefined;
	readonly choice: Choice | undefined;
}

/** The messages of a conversation, those that are being sent, and who types. */
export function MessageList( props: Props ) {
	const { side, me, items, unsent, outbox, onEdit, typing } = props;
	const { status, older, hasOlder, loadOlder, retry } = props;
	const { onPicture, choice } = props;
	const sending = new Set( unsent.map( ( { key } ) => key ) );
	const shown = items.filter( ( { key } ) => ! sending.has( key ) );
	const isEmpty = shown.length + unsent.length === 0;
	const hasFailed = status === 'error' || older === 'error';
	const isLoading = status === 'loading' || older === 'loading';
	const groups = useGroups( shown );
	const scroll = useScroll( {
		end: [ shown.at( -1 )?.key, unsent.length, typing === null ].join(),
		own: unsent.at( -1 )?.id ?? '',
		beginning: items[ 0 ]?.key ?? '',
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
						{ status === 'ready' && isEmpty && (
							<p className="hien-chat__empty">
								{ __(
									'Chưa có tin nhắn nào. Bạn viết câu đầu tiên nhé.',
									'hien'
								) }
							</p>
						) }
					</div>
					{ groups.map( ( { messages, isOld }, index ) => (
						<MessageGroup
							// Older ones are put before them.
							key={ groups.length - index }
							messages={ messages }
							previous={ groups[ index - 1 ]?.messages.at( -1 ) }
							next={ groups[ index + 1 ]?.messages[ 0 ] }
							isOld={ isOld }
							side={ side }
							me={ me }
							onPicture={ onPicture }
							choice={ choice }
						/>
					) ) }
					{ unsent.map( ( entry ) => (
						<UnsentItem
							key={ entry.key ?? entry.id }
							entry={ entry }
							mayWrite={ props.mayWrite }
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
