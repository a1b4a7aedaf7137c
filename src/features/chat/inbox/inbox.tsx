import { useEffect } from 'react';
import { Outlet, Route, Routes, useMatch } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { getBlocked, getRemovals, getReplies } from '../../../api/inbox';
import { Empty } from '../../../components/ui/empty/empty';
import { PartBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { boot } from '../../../lib/boot';
import { cx } from '../../../lib/class-names';
import { useIsPhone } from '../../../lib/use-is-phone';
import { useRequest } from '../../../lib/use-request';
import { useVisibleArea } from '../use-visible-area';
import { ConnectionNote } from '../conversation/connection-note';
import { outboxOf } from '../conversation/use-outbox';
import { useConnection } from '../site-connection';
import { useList } from '../use-list';
import { useTitleCount } from '../use-title-count';
import { keepConnected } from '../watch-activity';
import { unreadText } from '../unread-text';
import { ConversationPane } from './conversation-pane';
import { InboxContext } from './inbox-context';
import { InboxSide } from './inbox-side';
import { InboxUnavailable } from './inbox-unavailable';
import { createThreadSource, NO_THREADS } from './thread-source';
import { countUnreadThreads } from './threads';
import { useDrawer } from './use-drawer';
import { unsentConversations } from './use-refused-conversations';
import './inbox.scss';

/** Updates the unread numbers of wp-admin's menu and the admin bar (Admin/Unread_Count.php); null is unknown. */
function useUnreadBadges( count: number | null ): void {
	useEffect( () => {
		if ( count === null ) {
			return;
		}
		for ( const badge of document.querySelectorAll( '.hien-chat-count' ) ) {
			badge.textContent = unreadText( count );
			// The class count-0 hides the number in the menu.
			const bubble = badge.closest( '.awaiting-mod' );
			if ( bubble ) {
				bubble.className = `awaiting-mod count-${ count }`;
			}
		}
	}, [ count ] );
}

/** The list of conversations beside the open one; on a phone the list is a drawer. */
function Frame() {
	useConnection();
	useEffect( keepConnected, [] );
	useVisibleArea( useIsPhone() );
	useEffect( () => unsentConversations().forEach( outboxOf ), [] );
	const list = useList( createThreadSource, NO_THREADS );
	const unread = countUnreadThreads( list.items );
	const blocked = useRequest( getBlocked );
	const removals = useRequest( getRemovals );
	const replies = useRequest( getReplies );
	const hasChosen = useMatch( '/chat/:id' ) !== null;
	const drawer = useDrawer( hasChosen );
	useTitleCount( unread );
	useUnreadBadges( list.status === 'ready' ? unread : null );
	return (
		<InboxContext.Provider
			value={ {
				list,
				unread,
				blocked,
				removals,
				replies,
				drawer,
			} }
		>
			<div className="hien-inbox">
				<InboxSide
					root={ drawer.list }
					isOpen={ drawer.isOpen || ! hasChosen }
				/>
				{ drawer.isOpen && hasChosen && (
					<div className="hien-inbox__shade" />
				) }
				<section
					className={ cx(
						'hien-inbox__main',
						hasChosen && 'is-chosen'
					) }
					aria-label={ __( 'Cuộc trò chuyện', 'hien' ) }
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

/** The conversations of all members, for people who may answer them: at /admin, and on a wp-admin page. */
export function Inbox() {
	const { config, state } = boot().chat;
	return (
		<PartBoundary>
			{ config ? (
				<Routes>
					<Route element={ <Frame /> }>
						<Route path="/" element={ <NothingChosen /> } />
						<Route
							path="/chat/:id"
							element={ <ConversationPane /> }
						/>
						<Route path="*" element={ <NothingChosen /> } />
					</Route>
				</Routes>
			) : (
				<InboxUnavailable state={ state } />
			) }
		</PartBoundary>
	);
}
