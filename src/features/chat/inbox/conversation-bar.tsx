import Info from 'lucide-static/icons/info.svg';
import PanelLeft from 'lucide-static/icons/panel-left.svg';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { usePresence } from '../conversation/use-presence';
import { useInbox } from './inbox-context';
import { Portrait, presenceText } from './portrait';

interface Props {
	readonly uid: string;
	readonly name: string;
	readonly avatar: string;
	/** When they joined, in words; '' while that is not known. */
	readonly joined: string;
	/** Whether the card of the member is shown. */
	readonly hasCard: boolean;
	readonly onCard: () => void;
	/** The menu. */
	readonly children: ReactNode;
}

/** Over a conversation: whose it is, and what can be done with it. */
export function ConversationBar( props: Props ) {
	const { uid, name, avatar, joined, hasCard, onCard } = props;
	const { openList } = useInbox();
	const isOnline = usePresence( uid );
	const state = isOnline === undefined ? '' : presenceText( isOnline );
	return (
		<header className="hien-inbox__bar">
			<button
				className="hien-icon-button is-drawer"
				type="button"
				aria-label={ __( 'Danh sách trò chuyện', 'hien' ) }
				onClick={ openList }
			>
				<Icon icon={ PanelLeft } />
			</button>
			<Portrait uid={ uid } src={ avatar } />
			<div className="hien-inbox__who">
				<h2 className="hien-inbox__who-name hien-clamp-1">{ name }</h2>
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
				className="hien-icon-button"
				type="button"
				aria-label={ __( 'Về thành viên này', 'hien' ) }
				aria-expanded={ hasCard }
				onClick={ onCard }
			>
				<Icon icon={ Info } />
			</button>
			{ props.children }
		</header>
	);
}
