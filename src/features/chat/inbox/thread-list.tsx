import { useEffect, useRef, useState, memo } from 'react';
import { NavLink } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Empty, LoadError } from '../../../components/ui/empty/empty';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { connection, useConnectionSnapshot } from '../site-connection';
import type { List } from '../use-list';
import { cx } from '../../../lib/class-names';
import type { Requested } from '../../../lib/use-request';
import { chatClock, chatDay } from '../zoned-time';
import { FOLLOWED_UNREAD } from './thread-source';
import { sortThreads, filterThreads, countUnreadThreads } from './threads';
import type { Filter, Threads as ThreadMap, ListedThread } from './threads';
import { Portrait } from './portrait';
import { useRefusedConversations } from './use-refused-conversations';

interface ThreadRowProps {
	readonly thread: ListedThread;
	readonly isBlocked: boolean;
	/** Whether a message to the member was refused. */
	readonly isRefused: boolean;
	/** The current minute, milliseconds since 1970. */
	readonly now: number;
}

function UnreadBadge( { count }: { readonly count: number } ) {
	return (
		<span className="hien-badge is-solid">
			<span aria-hidden="true">{ count }</span>
			<span className="hien-visually-hidden">
				{ sprintf(
					/* translators: %d: number of messages. */
					_n( '%d tin chưa đọc', '%d tin chưa đọc', count, 'hien' ),
					count
				) }
			</span>
		</span>
	);
}

const DAY = 24 * 60 * 60_000;

/** A message's time in lists: the time today, "Hôm qua", the day, or with its year. Milliseconds since 1970. */
export function listTime( at: number, now: number ): string {
	const day = chatDay( at );
	const today = chatDay( now );
	if ( day === today ) {
		return chatClock( at );
	}
	if ( day === chatDay( now - DAY ) ) {
		return __( 'Hôm qua', 'hien' );
	}
	return day.slice( 6 ) === today.slice( 6 ) ? day.slice( 0, 5 ) : day;
}

function Row( { thread, isBlocked, isRefused, now }: ThreadRowProps ) {
	const { uid, name, avt, last, lastAt, lastType, unreadAdmin } = thread;
	return (
		<NavLink
			to={ `/chat/${ uid }` }
			data-no-router
			className={ ( { isActive } ) =>
				cx(
					'hien-inbox__item',
					isActive && 'is-active',
					unreadAdmin > 0 && 'is-unread'
				)
			}
		>
			<Portrait uid={ uid } src={ avt } />
			<span className="hien-inbox__words">
				<span className="hien-inbox__name hien-clamp-1">{ name }</span>
				<span className="hien-inbox__last hien-clamp-1">
					{ lastType === 'Admin'
						? sprintf(
								/* translators: %s: the first words of the last answer. */
								__( 'Đã trả lời: %s', 'hien' ),
								last
							)
						: last }
				</span>
			</span>
			<span className="hien-inbox__side-meta">
				<time
					className="hien-inbox__time"
					dateTime={ new Date( lastAt ).toISOString() }
				>
					{ listTime( lastAt, now ) }
				</time>
				{ unreadAdmin > 0 && <UnreadBadge count={ unreadAdmin } /> }
				{ isRefused && (
					<span className="hien-badge is-solid">
						{ __( 'Chưa gửi được', 'hien' ) }
					</span>
				) }
				{ isBlocked && (
					<span className="hien-badge">
						{ __( 'Đã chặn', 'hien' ) }
					</span>
				) }
			</span>
		</NavLink>
	);
}

const ThreadRow = memo( Row );

const MINUTE = 60_000;

function useMinute(): number {
	const [ now, setNow ] = useState( Date.now );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), MINUTE );
		return () => clearInterval( timer );
	}, [] );
	return now;
}

/** The end of the list, which loads older conversations when it scrolls into view. */
function OlderThreads( { list }: { readonly list: List< ThreadMap > } ) {
	const { older, loadOlder } = list;
	const end = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( ! end.current || older !== 'idle' ) {
			return;
		}
		const observer = new IntersectionObserver( ( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				loadOlder();
			}
		} );
		observer.observe( end.current );
		return () => observer.disconnect();
	}, [ older, loadOlder ] );
	return (
		<div className="hien-inbox__older" ref={ end }>
			{ older === 'error' ? (
				<RetryButton retry={ loadOlder } />
			) : (
				<Spinner label={ __( 'Đang tải', 'hien' ) } />
			) }
		</div>
	);
}

function ThreadsPlaceholder( { list }: { readonly list: List< ThreadMap > } ) {
	const { state, session } = useConnectionSnapshot();
	if ( list.status === 'error' ) {
		return <LoadError retry={ list.retry } compact />;
	}
	if ( ! session && ( state === 'offline' || state === 'failed' ) ) {
		return <LoadError retry={ () => connection.retry() } compact />;
	}
	return <Spinner label={ __( 'Đang tải', 'hien' ) } />;
}

function NothingFound( {
	filter,
	search,
}: Pick< Props, 'filter' | 'search' > ) {
	if ( search !== '' ) {
		return (
			<Empty
				art="search"
				compact
				title={ __( 'Không có ai tên như vậy', 'hien' ) }
			/>
		);
	}
	if ( filter === 'unread' ) {
		return (
			<Empty
				art="comment"
				compact
				title={ __( 'Bạn đã đọc hết', 'hien' ) }
			/>
		);
	}
	if ( filter === 'blocked' ) {
		return (
			<Empty
				art="chair"
				compact
				title={ __( 'Không ai bị chặn', 'hien' ) }
			/>
		);
	}
	return (
		<Empty
			art="comment"
			compact
			title={ __( 'Chưa có cuộc trò chuyện nào', 'hien' ) }
			text={ __(
				'Khi một thành viên nhắn tin, cuộc trò chuyện hiện ở đây.',
				'hien'
			) }
		/>
	);
}

interface Props {
	readonly list: List< ThreadMap >;
	readonly filter: Filter;
	readonly search: string;
	/** The ids of the blocked members. */
	readonly blocked: Requested< ReadonlySet< string > >;
}

const NOBODY: ReadonlySet< string > = new Set();

/** The conversations, unread ones first. */
export function Threads( { list, filter, search, blocked }: Props ) {
	const now = useMinute();
	const refused = useRefusedConversations();
	// The list stays after a failure; ListNote says that it may be old.
	if ( list.status !== 'ready' && list.items.size === 0 ) {
		return <ThreadsPlaceholder list={ list } />;
	}
	if ( filter === 'blocked' && blocked.status === 'error' ) {
		return (
			<LoadError
				retry={ blocked.retry }
				error={ blocked.error }
				compact
			/>
		);
	}
	if ( filter === 'blocked' && blocked.status === 'loading' ) {
		return <Spinner label={ __( 'Đang tải', 'hien' ) } />;
	}
	const blockedIds = blocked.status === 'ready' ? blocked.data : NOBODY;
	const shown = filterThreads(
		sortThreads( list.items ),
		filter,
		search,
		blockedIds
	);
	// A search or filter may match older conversations. All unread ones are loaded, up to FOLLOWED_UNREAD.
	const hasOlder =
		list.hasOlder &&
		( filter !== 'unread' ||
			countUnreadThreads( list.items ) >= FOLLOWED_UNREAD );
	return (
		<>
			{ shown.map( ( thread ) => (
				<ThreadRow
					key={ thread.uid }
					thread={ thread }
					isBlocked={ blockedIds.has( thread.uid ) }
					isRefused={ refused.has( thread.uid ) }
					now={ now }
				/>
			) ) }
			{ shown.length === 0 && ! hasOlder && (
				<NothingFound filter={ filter } search={ search } />
			) }
			{ hasOlder && <OlderThreads list={ list } /> }
		</>
	);
}
