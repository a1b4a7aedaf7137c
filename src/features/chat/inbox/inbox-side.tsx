import BellRing from 'lucide-static/icons/bell-ring.svg';
import Bell from 'lucide-static/icons/bell.svg';
import Search from 'lucide-static/icons/search.svg';
import { useState } from 'react';
import type { RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { LiveRegion } from '../../../components/ui/live-region/live-region';
import { cx } from '../../../lib/class-names';
import { unreadText } from '../unread-text';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { ConnectionNote } from '../conversation/connection-note';
import { useConnectionSnapshot } from '../site-connection';
import { useInbox } from './inbox-context';
import { Threads } from './thread-list';
import { countUnreadMessages } from './threads';
import type { Filter } from './threads';
import { useNotifications } from './use-notifications';
import '../../../components/ui/search-form/search-form.scss';

function ListNote() {
	const { list } = useInbox();
	const { state } = useConnectionSnapshot();
	if ( state === 'offline' || state === 'failed' ) {
		return (
			// Visible on a phone only: wider screens show the same note in the conversation.
			<div className="hien-inbox__connection">
				<ConnectionNote />
			</div>
		);
	}
	if ( list.status !== 'error' || list.items.size === 0 ) {
		return null;
	}
	return (
		<div className="hien-inbox__note" role="status">
			<p>{ __( 'Danh sách này có thể chưa mới nhất.', 'hien' ) }</p>
			<RetryButton retry={ list.retry } />
		</div>
	);
}

/** Lists the deleted conversations of which Firebase still has data; WordPress retries their deletion. */
function RemovalsNote() {
	const { removals } = useInbox();
	if ( removals.status !== 'ready' || removals.data.length === 0 ) {
		return null;
	}
	return (
		<p className="hien-inbox__note" role="status">
			{ sprintf(
				/* translators: %s: names of members. */
				__( 'Chưa xóa hết, trang sẽ tự thử lại: %s.', 'hien' ),
				removals.data.map( ( { name } ) => name ).join( ', ' )
			) }
		</p>
	);
}

function NotificationButton() {
	const { list } = useInbox();
	const [ state, toggle ] = useNotifications(
		list.status === 'ready' ? list.items : null
	);
	const isOn = state === 'on';
	if ( state === 'unsupported' ) {
		return null;
	}
	const label =
		state === 'refused'
			? __( 'Trình duyệt đang chặn thông báo của trang này', 'hien' )
			: __( 'Thông báo khi có tin mới', 'hien' );
	return (
		<button
			className={ cx( 'hien-icon-button', isOn && 'is-active' ) }
			type="button"
			aria-pressed={ isOn }
			aria-label={ label }
			aria-disabled={ state === 'refused' || undefined }
			title={ label }
			onClick={ state === 'refused' ? undefined : () => void toggle() }
		>
			<Icon icon={ isOn ? BellRing : Bell } />
		</button>
	);
}

const FILTERS: readonly {
	readonly id: Filter;
	readonly label: () => string;
}[] = [
	{ id: 'all', label: () => __( 'Tất cả', 'hien' ) },
	{ id: 'unread', label: () => __( 'Chưa đọc', 'hien' ) },
	{ id: 'blocked', label: () => __( 'Đã chặn', 'hien' ) },
];

interface Props {
	readonly root: RefObject< HTMLElement >;
	/** Whether it is visible on a phone; wider screens always show it. */
	readonly isOpen: boolean;
}

export function InboxSide( { root, isOpen }: Props ) {
	const { list, unread, blocked } = useInbox();
	const messages = countUnreadMessages( list.items );
	const [ filter, setFilter ] = useState< Filter >( 'all' );
	const [ search, setSearch ] = useState( '' );

	return (
		<aside
			ref={ root }
			tabIndex={ -1 }
			aria-label={ __( 'Các cuộc trò chuyện', 'hien' ) }
			className={ cx( 'hien-inbox__side', isOpen && 'is-open' ) }
		>
			<header className="hien-inbox__head">
				<div className="hien-inbox__title-row">
					<h2 className="hien-inbox__title">
						{ __( 'Trò chuyện', 'hien' ) }
						{ unread > 0 && (
							<span className="hien-badge is-solid">
								{ unreadText( unread ) }{ ' ' }
								<span className="hien-visually-hidden">
									{ __( 'cuộc trò chuyện chưa đọc', 'hien' ) }
								</span>
							</span>
						) }
					</h2>
					<NotificationButton />
				</div>
				<div className="hien-search__box">
					<Icon icon={ Search } small />
					<input
						className="hien-search__input"
						type="search"
						placeholder={ __( 'Tìm theo tên', 'hien' ) }
						aria-label={ __( 'Tìm theo tên', 'hien' ) }
						value={ search }
						onChange={ ( { target } ) => setSearch( target.value ) }
					/>
				</div>
				<div
					className="hien-segment hien-inbox__filter"
					role="group"
					aria-label={ __( 'Lọc', 'hien' ) }
				>
					{ FILTERS.map( ( { id, label } ) => (
						<button
							key={ id }
							className={ cx(
								'hien-chip',
								id === filter && 'is-active'
							) }
							type="button"
							aria-pressed={ id === filter }
							onClick={ () => setFilter( id ) }
						>
							{ label() }
						</button>
					) ) }
				</div>
			</header>
			<ListNote />
			<RemovalsNote />
			<nav
				className="hien-inbox__list"
				aria-label={ __( 'Danh sách trò chuyện', 'hien' ) }
			>
				<Threads
					list={ list }
					filter={ filter }
					search={ search.trim() }
					blocked={ blocked }
				/>
			</nav>
			<LiveRegion
				message={
					messages > 0
						? sprintf(
								/* translators: %d: number of messages. */
								_n(
									'%d tin chưa đọc',
									'%d tin chưa đọc',
									messages,
									'hien'
								),
								messages
							)
						: ''
				}
			/>
		</aside>
	);
}
