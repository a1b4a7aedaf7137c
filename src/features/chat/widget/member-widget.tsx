import Bell from 'lucide-static/icons/bell.svg';
import BellOff from 'lucide-static/icons/bell-off.svg';
import ClockIcon from 'lucide-static/icons/clock.svg';
import { useCallback, useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { PartBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { Icon } from '../../../components/ui/icon/icon';
import { OfflineNote } from '../../../components/ui/offline-note/offline-note';
import { Spinner } from '../../../components/ui/spinner/spinner';
import type { ChatHours, SignedInUser } from '../../../contract/types';
import { boot } from '../../../lib/boot';
import { openPicture } from '../../../lib/picture';
import { useIsSmall } from '../../../lib/use-is-phone';
import { useLazy } from '../../../lib/use-lazy';
import { useOutbox } from '../conversation/use-outbox';
import { usePresence } from '../conversation/use-presence';
import { useThread } from '../conversation/use-value';
import {
	connect,
	useConnectionSnapshot,
	useSessionEnd,
} from '../site-connection';
import { firstWaiting, hasRefused } from '../unsent';
import { ChatFrame } from './chat-frame';
import { PanelHead } from './panel-head';
import {
	isMuted,
	setMuted,
	useIsHidden,
	useNewMessages,
} from './use-new-messages';
import { useStayConnected } from './use-stay-connected';
import { useTitleCount } from '../use-title-count';
import '../notice.scss';

const importConversation = async () =>
	(
		await import(
			/* webpackChunkName: "conversation" */ '../conversation/conversation'
		)
	).Conversation;

function useConversation( isOpen: boolean ) {
	const [ Conversation, importIt ] = useLazy( importConversation );
	const [ hasFailed, setFailed ] = useState( false );
	const load = useCallback( async () => {
		setFailed( false );
		setFailed( ! ( await importIt() ) );
	}, [ importIt ] );
	useEffect( () => {
		if ( isOpen ) {
			void load();
		}
	}, [ isOpen, load ] );
	return { Conversation, hasFailed, load };
}

function SoundButton() {
	const [ isOff, setOff ] = useState( isMuted );
	return (
		<button
			className="hien-icon-button"
			type="button"
			aria-label={ __( 'Tắt tiếng', 'hien' ) }
			aria-pressed={ isOff }
			onClick={ () => {
				setMuted( ! isOff );
				setOff( ! isOff );
			} }
		>
			<Icon icon={ isOff ? BellOff : Bell } />
		</button>
	);
}

/** When the author answers, in a sentence. */
export function hoursText( { days, from, to }: ChatHours ): string {
	const hours = sprintf(
		/* translators: 1, 2: times as 08:00. */
		__( 'Giờ trả lời: %1$s đến %2$s', 'hien' ),
		from,
		to
	);
	const names: Record< number, string > = {
		5: __( 'thứ hai đến thứ sáu', 'hien' ),
		6: __( 'thứ hai đến thứ bảy', 'hien' ),
	};
	const name = names[ days.length ];
	return name ? `${ hours }, ${ name }.` : `${ hours }.`;
}

function AwayNotice() {
	const { away, author, hours } = boot().chat;
	return (
		<p className="hien-chat__notice">
			<Icon icon={ ClockIcon } small />
			<span>
				{ away ||
					sprintf(
						/* translators: %s: name of the author. */
						__(
							'%s đang ngoại tuyến. Bạn cứ để lại lời nhắn.',
							'hien'
						),
						author.name
					) }
				{ hours && ` ${ hoursText( hours ) }` }
			</span>
		</p>
	);
}

function statusText( isOnline: boolean ): string {
	return isOnline
		? __( 'Đang trực tuyến', 'hien' )
		: __( 'Ngoại tuyến, sẽ trả lời sau', 'hien' );
}

/** The chat of a member. It connects when it opens, or at once for a member with a conversation or unsent messages. */
export function MemberWidget( {
	user,
	startsOpen,
}: {
	readonly user: SignedInUser;
	readonly startsOpen: boolean;
} ) {
	const { author, sounds } = boot().chat;
	const uid = String( user.id );
	const [ isOpen, setOpen ] = useState( startsOpen );
	/** Whether the member has opened the panel, and not a new message; only then it takes the focus. */
	const [ isOpenedByMember, setOpenedByMember ] = useState( isOpen );
	const { Conversation, hasFailed, load } = useConversation( isOpen );
	const isSmall = useIsSmall();
	const { unsent } = useOutbox( uid );
	const isNeeded =
		user.chat_begun || isOpen || firstWaiting( unsent ) !== undefined;
	/** Whether the widget has been needed once; it then stays connected until it is unmounted. */
	const [ isConnected, setConnected ] = useState( isNeeded );
	if ( isNeeded && ! isConnected ) {
		setConnected( true );
	}
	useEffect( () => ( isConnected ? connect() : undefined ), [ isConnected ] );
	useSessionEnd();
	const thread = useThread( uid );
	useStayConnected( isOpen, thread?.lastAt ?? 0 );
	const { state } = useConnectionSnapshot();
	/** Whether the member may write. If not, the presence of the author is hidden. */
	const mayWrite = state !== 'blocked' && state !== 'failed';
	const presence = usePresence( String( author.id ) );
	const isReached = mayWrite && state !== 'offline';
	const isOnline = isReached ? presence : undefined;
	// A blocked member cannot mark anything as read.
	const unread = ( mayWrite && thread?.unreadUser ) || 0;
	const isHidden = useIsHidden();
	useTitleCount( isHidden ? unread : 0 );
	useNewMessages(
		thread,
		isOpen,
		useCallback( () => {
			setOpenedByMember( false );
			setOpen( true );
		}, [] )
	);

	return (
		<ChatFrame
			isOpen={ isOpen }
			onToggle={ ( isWanted ) => {
				setOpenedByMember( isWanted );
				setOpen( isWanted );
			} }
			unread={ unread }
			hasRefused={ hasRefused( unsent ) }
			isOnline={ isOnline }
			takesFocus={ isOpenedByMember }
		>
			{ ( close ) => (
				<>
					<PanelHead
						isOnline={ isOnline }
						// While connecting, the conversation shows the status.
						status={
							isOnline === undefined
								? undefined
								: statusText( isOnline )
						}
						onClose={ close }
					>
						{ sounds && <SoundButton /> }
					</PanelHead>
					{ state === 'online' && isOnline === false && (
						<AwayNotice />
					) }
					<PartBoundary>
						{ Conversation && (
							<Conversation
								uid={ uid }
								side="user"
								onPicture={ openPicture }
								takesFocus={ isOpenedByMember && ! isSmall }
								announcesLast={ ! isOpenedByMember }
							/>
						) }
						{ ! Conversation && (
							<div className="hien-chat__prompt">
								{ hasFailed ? (
									<OfflineNote
										title={ __( 'Trò chuyện', 'hien' ) }
										retry={ () => void load() }
									/>
								) : (
									<Spinner
										label={ __( 'Đang tải', 'hien' ) }
									/>
								) }
							</div>
						) }
					</PartBoundary>
				</>
			) }
		</ChatFrame>
	);
}
