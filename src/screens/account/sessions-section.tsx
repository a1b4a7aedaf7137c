import Monitor from 'lucide-static/icons/monitor.svg';
import Smartphone from 'lucide-static/icons/smartphone.svg';
import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { endOtherSessions, endSession, getSessions } from '../../api/account';
import { ConfirmDialog } from '../../components/ui/confirm-dialog/confirm-dialog';
import { Icon } from '../../components/ui/icon/icon';
import { Loaded } from '../../components/ui/loaded/loaded';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { Session, SessionList } from '../../contract/types';
import { formatDateTime } from '../../lib/formats';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useRequest } from '../../lib/use-request';
import { Outcome, taskFailure } from './outcome';

interface RowProps {
	readonly session: Session;
	readonly onEnd: () => void;
}

function Row( { session, onEnd }: RowProps ) {
	const { device, browser, current, signed_in: signedIn } = session;
	const name = `${ browser }, ${ device }`;
	return (
		<li className="hien-account__row">
			<Icon icon={ /phone/i.test( device ) ? Smartphone : Monitor } />
			<div className="hien-account__row-main">
				<p className="hien-account__row-title">{ name }</p>
				<p className="hien-account__since">
					{ sprintf(
						/* translators: %s: date and time. */
						__( 'Đăng nhập lúc %s, dùng lần cuối:', 'hien' ),
						formatDateTime( signedIn )
					) }{ ' ' }
					<RelativeDate iso={ session.last_seen } />
				</p>
			</div>
			{ current ? (
				<span className="hien-badge">
					{ __( 'Thiết bị này', 'hien' ) }
				</span>
			) : (
				<button
					className="hien-button is-outline is-small"
					type="button"
					aria-label={ sprintf(
						/* translators: %s: browser and device. */
						__( 'Đăng xuất %s', 'hien' ),
						name
					) }
					onClick={ onEnd }
				>
					{ __( 'Đăng xuất', 'hien' ) }
				</button>
			) }
		</li>
	);
}

/** What to end: one session, or all but the current one. */
type Ending = Session | 'others';

interface EndProps {
	readonly ending: Ending;
	readonly onDone: ( list: SessionList ) => void;
	readonly onCancel: () => void;
}

function EndDialog( { ending, onDone, onCancel }: EndProps ) {
	return (
		<ConfirmDialog
			title={
				ending === 'others'
					? __( 'Đăng xuất mọi thiết bị khác?', 'hien' )
					: __( 'Đăng xuất thiết bị này?', 'hien' )
			}
			text={ __(
				'Ở đó phải đăng nhập lại mới dùng tiếp được tài khoản.',
				'hien'
			) }
			button={ __( 'Đăng xuất', 'hien' ) }
			busy={ __( 'Đang đăng xuất…', 'hien' ) }
			onConfirm={ async () =>
				onDone(
					ending === 'others'
						? await endOtherSessions()
						: await endSession( ending.id )
				)
			}
			failureText={ taskFailure }
			onCancel={ onCancel }
		/>
	);
}

function Sessions( { first }: { readonly first: SessionList } ) {
	const [ list, setList ] = useState( first );
	const [ ending, setEnding ] = useState< Ending | null >( null );
	const [ message, setMessage ] = useState( '' );
	const rows = useRef< HTMLUListElement >( null );
	useEffect( () => {
		if ( message !== '' ) {
			rows.current?.focus(); // The pressed button was removed.
		}
	}, [ list, message ] );
	return (
		<>
			<ul ref={ rows } className="hien-account__rows" tabIndex={ -1 }>
				{ list.data.map( ( session ) => (
					<Row
						key={ session.id }
						session={ session }
						onEnd={ () => setEnding( session ) }
					/>
				) ) }
			</ul>
			{ list.count > 1 && (
				<div className="hien-account__actions">
					<button
						className="hien-button is-outline"
						type="button"
						onClick={ () => setEnding( 'others' ) }
					>
						{ __( 'Đăng xuất mọi thiết bị khác', 'hien' ) }
					</button>
				</div>
			) }
			<Outcome message={ message } />
			{ ending && (
				<EndDialog
					ending={ ending }
					onDone={ ( remaining ) => {
						setList( remaining );
						setEnding( null );
						setMessage( __( 'Đã đăng xuất.', 'hien' ) );
					} }
					onCancel={ () => setEnding( null ) }
				/>
			) }
		</>
	);
}

function List() {
	return (
		<Loaded
			response={ useRequest( getSessions ) }
			placeholder={ <RowsSkeleton mark="is-circle" /> }
		>
			{ ( first ) => <Sessions first={ first } /> }
		</Loaded>
	);
}

/** The devices on which the member is signed in. Twin: theme/parts/account/sessions-section.php */
export function SessionsSection() {
	return (
		<>
			<p className="hien-account__text">
				{ __(
					'Thấy thiết bị lạ thì đăng xuất nó, rồi đổi mật khẩu.',
					'hien'
				) }
			</p>
			{ /* The server prints the list in it; React ignores its content. */ }
			<noscript />
			{ useIsHydrating() ? null : <List /> }
		</>
	);
}
