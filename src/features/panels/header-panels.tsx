import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import LayoutGrid from 'lucide-static/icons/layout-grid.svg';
import Newspaper from 'lucide-static/icons/newspaper.svg';
import Send from 'lucide-static/icons/send.svg';
import UserRound from 'lucide-static/icons/user-round.svg';
import Users from 'lucide-static/icons/users.svg';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import type { Options } from '../../contract/types';
import { href } from '../../lib/paths';
import { shortName } from '../../lib/formats';
import { isPhone } from '../../lib/use-is-phone';
import { useOverlay } from '../../navigation';
import { useUser } from '../../stores/session';
import { PanelSlot } from './panel-slot';
import type { PanelDefinition, PanelName } from './panels';

/** The panels, in the order of their buttons; the account's has a button of its own kind. */
function panelsOf( options: Options ): PanelDefinition[] {
	return [
		{
			name: 'services',
			title: __( 'Dịch vụ', 'hien' ),
			icon: LayoutGrid,
			href: href( '/menu#dich-vu' ),
			size: 'wide',
		},
		{
			name: 'members',
			title: __( 'Thành viên', 'hien' ),
			icon: Users,
			href: href( '/thanh-vien' ),
			count: options.counts.members,
		},
		{
			name: 'chat',
			title: __( 'Trò chuyện', 'hien' ),
			icon: Send,
			href: options.chat_links[ 0 ]?.link ?? '',
			size: 'narrow',
		},
		{
			name: 'news',
			title: __( 'Bài mới', 'hien' ),
			icon: Newspaper,
			href: href( '/tin-moi' ),
		},
	];
}

/** The open panel. On a phone, where it fills the page, it is an overlay that the browser's Back closes. */
function usePanels() {
	const [ name, setName ] = useState< PanelName | null >( null );
	const { open: openOverlay, leave, close: closeOverlay } = useOverlay();
	const close = useCallback(
		( isFollowed: boolean ) => {
			setName( null );
			if ( isFollowed ) {
				closeOverlay();
			} else {
				leave();
			}
		},
		[ closeOverlay, leave ]
	);
	async function open( next: PanelName ): Promise< void > {
		if ( ! isPhone() || ( await openOverlay() ) ) {
			setName( next );
		}
	}
	return { name, open, close };
}

/** The buttons at the end of the header; one panel is open at a time. */
export function HeaderPanels( props: {
	readonly options: Options;
	readonly account: string;
} ) {
	const { options, account } = props;
	const panels = usePanels();
	const user = useUser();
	const title = __( 'Tài khoản', 'hien' );
	const slot = ( panel: PanelDefinition, children?: ReactNode ) => (
		<PanelSlot
			key={ panel.name }
			panel={ panel }
			options={ options }
			isOpen={ panels.name === panel.name }
			onOpen={ () => void panels.open( panel.name ) }
			onClose={ panels.close }
		>
			{ children }
		</PanelSlot>
	);
	return (
		<>
			{ panelsOf( options ).map(
				( panel ) => panel.href && slot( panel )
			) }
			<span className="hien-header__divider" />
			{ slot(
				{
					name: 'account',
					title,
					href: account,
					size: user ? undefined : 'narrow',
				},
				<>
					{ user ? (
						<UserAvatar user={ user } size="small" />
					) : (
						<span className="hien-avatar is-small is-empty">
							<Icon icon={ UserRound } small />
						</span>
					) }
					<span className="hien-header__name">
						{ user ? shortName( user.name, 1 ) : title }
					</span>
					<Icon icon={ ChevronDown } small />
				</>
			) }
		</>
	);
}
