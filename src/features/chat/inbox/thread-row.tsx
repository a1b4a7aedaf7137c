import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { cx } from '../../../lib/class-names';
import { listTime } from './list-time';
import { Portrait } from './portrait';
import type { ListedThread } from './threads';

interface Props {
	readonly thread: ListedThread;
	readonly isBlocked: boolean;
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

/** A conversation in the list. */
function Row( { thread, isBlocked, now }: Props ) {
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
				{ isBlocked && (
					<span className="hien-badge">
						{ __( 'Đã chặn', 'hien' ) }
					</span>
				) }
			</span>
		</NavLink>
	);
}

export const ThreadRow = memo( Row );
