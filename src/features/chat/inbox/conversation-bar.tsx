import Info from 'lucide-static/icons/info.svg';
import PanelLeft from 'lucide-static/icons/panel-left.svg';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { usePresence } from '../conversation/use-presence';
import { useInbox } from './inbox-context';
import { Portrait, presenceText } from './portrait';

interface Props {
	readonly uid: string;
	readonly name: string;
	readonly avatar: string;
	/** When the member joined, in words; '' while unknown. */
	readonly joined: string;
	/** Whether the member's card is shown. */
	readonly hasCard: boolean;
	/** The button that shows and hides it. */
	readonly cardButton: RefObject< HTMLButtonElement >;
	readonly onCard: () => void;
	readonly onCardKey: ( event: KeyboardEvent ) => void;
	/** The menu. */
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
