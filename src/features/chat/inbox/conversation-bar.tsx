import Ellipsis from 'lucide-static/icons/ellipsis.svg';
import Info from 'lucide-static/icons/info.svg';
import PanelLeft from 'lucide-static/icons/panel-left.svg';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { usePresence } from '../conversation/use-presence';
import { useDismiss } from '../../../lib/use-dismiss';
import { useInbox } from './inbox-context';
import { Portrait, presenceText } from './portrait';

export type ThreadAction = 'unread' | 'faq' | 'block' | 'unblock' | 'delete';

interface ThreadMenuProps {
	/** Null for a member who cannot be blocked, and while the member is not loaded. */
	readonly isBlocked: boolean | null;
	readonly onChoose: ( action: ThreadAction ) => void;
}

function labels(
	isBlocked: ThreadMenuProps[ 'isBlocked' ]
): Partial< Record< ThreadAction, string > > {
	return {
		unread: __( 'Đánh dấu chưa đọc', 'hien' ),
		faq: __( 'Thành câu hỏi hỏi đáp', 'hien' ),
		delete: __( 'Xóa cuộc trò chuyện', 'hien' ),
		// Last: it comes when the member is loaded, and must not move another one away under a finger.
		...( isBlocked === true && { unblock: __( 'Bỏ chặn', 'hien' ) } ),
		...( isBlocked === false && { block: __( 'Chặn', 'hien' ) } ),
	};
}

export function ThreadMenu( { isBlocked, onChoose }: ThreadMenuProps ) {
	const root = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const dismiss = useCallback( ( returnsFocus: boolean ) => {
		setOpen( false );
		if ( returnsFocus ) {
			button.current?.focus();
		}
	}, [] );
	useDismiss( root, isOpen, dismiss );

	return (
		<div className="hien-inbox__menu" ref={ root }>
			<button
				ref={ button }
				className="hien-icon-button"
				type="button"
				aria-label={ __( 'Thêm lựa chọn', 'hien' ) }
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<Icon icon={ Ellipsis } />
			</button>
			{ isOpen && (
				<ul className="hien-inbox__choices">
					{ Object.entries( labels( isBlocked ) ).map(
						( [ action, label ] ) => (
							<li key={ action }>
								<button
									className="hien-inbox__choice"
									type="button"
									onClick={ () => {
										dismiss( true );
										onChoose( action as ThreadAction );
									} }
								>
									{ label }
								</button>
							</li>
						)
					) }
				</ul>
			) }
		</div>
	);
}

interface Props {
	readonly uid: string;
	readonly name: string;
	readonly avatar: string;
	/** When the member joined, in words; '' while unknown. */
	readonly joined: string;
	readonly hasCard: boolean;
	readonly cardButton: RefObject< HTMLButtonElement >;
	readonly onCard: () => void;
	readonly onCardKey: ( event: KeyboardEvent ) => void;
	readonly children: ReactNode;
}

/** The head of a conversation: the member's name and presence, and the buttons. */
export function ConversationBar( props: Props ) {
	const { uid, name, avatar, joined, hasCard } = props;
	const { drawer } = useInbox();
	const isOnline = usePresence( uid );
	const state = isOnline === undefined ? '' : presenceText( isOnline );
	return (
		<header className="hien-inbox__bar">
			<button
				ref={ drawer.opener }
				className="hien-icon-button is-drawer"
				type="button"
				aria-label={ __( 'Danh sách trò chuyện', 'hien' ) }
				aria-expanded={ drawer.isOpen }
				onClick={ drawer.open }
			>
				<Icon icon={ PanelLeft } />
			</button>
			<Portrait uid={ uid } src={ avatar } />
			<div className="hien-inbox__who">
				<h2
					ref={ drawer.heading }
					className="hien-inbox__who-name hien-clamp-1"
					tabIndex={ -1 }
				>
					{ name }
				</h2>
				<p className="hien-inbox__who-state">
					{ state }
					{ joined && (
						<span className="hien-inbox__who-joined">
							{ state ? ` · ${ joined }` : joined }
						</span>
					) }
				</p>
			</div>
			<button
				ref={ props.cardButton }
				className="hien-icon-button"
				type="button"
				aria-label={ __( 'Về thành viên này', 'hien' ) }
				aria-expanded={ hasCard }
				onClick={ props.onCard }
				onKeyDown={ props.onCardKey }
			>
				<Icon icon={ Info } />
			</button>
			{ props.children }
		</header>
	);
}
