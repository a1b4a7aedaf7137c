import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, Route, Routes, useLocation, useMatch } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { getRemovals } from '../../../api/inbox';
import { Empty } from '../../../components/ui/empty/empty';
import { boot } from '../../../lib/boot';
import { cx } from '../../../lib/class-names';
import { useDismiss } from '../../../lib/use-dismiss';
import { ConnectionNote } from '../conversation/connection-note';
import { outboxOf } from '../conversation/use-outbox';
import { useConnection } from '../site-connection';
import { useList } from '../use-list';
import { useTitleCount } from '../use-title-count';
import { ConversationPane } from './conversation-pane';
import { InboxContext } from './inbox-context';
import { InboxSide } from './inbox-side';
import { Closed } from './closed';
import { unsentConversations } from './unsent-conversations';
import { useBlocked } from './use-blocked';
import { useReplies } from './use-replies';
import { useRequest } from './use-request';
import { createThreadSource, NO_THREADS } from './thread-source';
import { countUnread, countUnreadThreads } from './threads';
import { useUnreadBadges } from './use-unread-badges';
import './inbox.scss';

/** The list beside what is chosen in it. On a phone the list lies over it, and is open where nothing is chosen. */
function Frame() {
	useConnection();
	useEffect( () => unsentConversations().forEach( outboxOf ), [] );
	const list = useList( createThreadSource, NO_THREADS );
	const unread = countUnread( list.items.values() );
	const blocked = useBlocked();
	const hasChosen = useMatch( '/chat/:id' ) !== null;
	const { pathname } = useLocation();
	/** Where the list was opened: it closes once something is chosen in it. */
	const [ openedAt, setOpenedAt ] = useState< string | null >( null );
	const isOpen = openedAt === pathname;
	const side = useRef< HTMLElement >( null );
	useDismiss(
		side,
		isOpen,
		useCallback( () => setOpenedAt( null ), [] )
	);
	const removals = useRequest( getRemovals );
	const replies = useReplies();
	useEffect( () => {
		if ( isOpen ) {
			side.current?.focus();
		}
	}, [ isOpen ] );
	useTitleCount( unread );
	useUnreadBadges(
		list.status === 'ready' ? countUnreadThreads( list.items ) : null
	);
	return (
		<InboxContext.Provider
			value={ {
				list,
				unread,
				blocked,
				removals,
				replies,
				openList: () => setOpenedAt( pathname ),
			} }
		>
			<div className="hien-inbox">
				<InboxSide root={ side } isOpen={ isOpen || ! hasChosen } />
				{ isOpen && hasChosen && <div className="hien-inbox__shade" /> }
				<section
					className={ cx(
						'hien-inbox__main',
						hasChosen && 'is-chosen'
					) }
					aria-label={ __( 'Trò chuyện', 'hien' ) }
				>
					<Outlet />
				</section>
			</div>
		</InboxContext.Provider>
	);
}

function NothingChosen() {
	return (
		<>
			<ConnectionNote />
			<div className="hien-inbox__empty">
				<Empty
					art="comment"
					title={ __( 'Chọn một cuộc trò chuyện', 'hien' ) }
					text={ __( 'Tin chưa đọc nằm ở đầu danh sách.', 'hien' ) }
				/>
			</div>
		</>
	);
}

/** All conversations, for who answers them. It is at two places, with a Router of each. */
export function Inbox() {
	const { config, state } = boot().chat;
	if ( ! config ) {
		return <Closed state={ state } />;
	}
	return (
		<Routes>
			<Route element={ <Frame /> }>
				<Route path="/" element={ <NothingChosen /> } />
				<Route path="/chat/:id" element={ <ConversationPane /> } />
				<Route path="*" element={ <NothingChosen /> } />
			</Route>
		</Routes>
	);
}
