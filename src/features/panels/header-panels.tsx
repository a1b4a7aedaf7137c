import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import LayoutGrid from 'lucide-static/icons/layout-grid.svg';
import Newspaper from 'lucide-static/icons/newspaper.svg';
import Send from 'lucide-static/icons/send.svg';
import UserRound from 'lucide-static/icons/user-round.svg';
import Users from 'lucide-static/icons/users.svg';
import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { AVATAR_SIZE } from '../../contract/constants';
import type { Options } from '../../contract/types';
import { href } from '../../lib/paths';
import { shortName } from '../../lib/formats';
import { isPhone } from '../../lib/use-is-phone';
import { useOverlay } from '../../navigation';
import { useUser } from '../../stores/use-user';
import { PanelSlot } from './panel-slot';
import type { PanelName } from './panel-slot';

/** The open panel. On a phone, where it fills the page, it is an overlay that the browser's Back closes. */
function usePanels() {
	const [ name, setName ] = useState< PanelName | null >( null );
	const { open: openOverlay, leave, close: closeOverlay } = useOverlay();
	const open = useCallback(
		async ( next: PanelName ) => {
			// Only on a phone a panel is an overlay.
			if ( isPhone() && ! ( await openOverlay() ) ) {
				return;
			}
			setName( next );
		},
		[ openOverlay ]
	);
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
	return { name, open, close };
}

/** The buttons at the end of the header; one panel is open at a time. */
export function HeaderPanels( props: {
	readonly options: Options;
	/** Address of the account, or of the login screen. */
	readonly account: string;
} ) {
	const { options, account } = props;
	const panels = usePanels();
	const user = useUser();
	const [ chat ] = options.chat_links;
	const slot = ( name: PanelName ) => ( {
		name,
		options,
		isOpen: panels.name === name,
		onOpen: ( next: PanelName ) => void panels.open( next ),
		onClose: panels.close,
	} );
	return (
		<>
			<PanelSlot
				{ ...slot( 'services' ) }
				title={ __( 'Dịch vụ', 'hien' ) }
				href={ href( '/menu#dich-vu' ) }
			>
				<Icon icon={ LayoutGrid } />
			</PanelSlot>
			<PanelSlot
				{ ...slot( 'members' ) }
				title={ __( 'Thành viên', 'hien' ) }
				href={ href( '/thanh-vien' ) }
			>
				<Icon icon={ Users } />
			</PanelSlot>
			{ chat && (
				<PanelSlot
					{ ...slot( 'chat' ) }
					title={ __( 'Trò chuyện', 'hien' ) }
					href={ chat.link }
				>
					<Icon icon={ Send } />
				</PanelSlot>
			) }
			<PanelSlot
				{ ...slot( 'news' ) }
				title={ __( 'Bài mới', 'hien' ) }
				href={ href( '/tin-moi' ) }
			>
				<Icon icon={ Newspaper } />
			</PanelSlot>
			<span className="hien-header__divider" />
			<PanelSlot
				{ ...slot( 'account' ) }
				title={ __( 'Tài khoản', 'hien' ) }
				href={ account }
				isPill
			>
				{ user ? (
					<Avatar
						src={ user.avatar_urls[ AVATAR_SIZE ] ?? '' }
						size="small"
					/>
				) : (
					<span className="hien-avatar is-small is-empty">
						<Icon icon={ UserRound } small />
					</span>
				) }
				<span className="hien-header__name">
					{ user
						? shortName( user.name, 1 )
						: __( 'Tài khoản', 'hien' ) }
				</span>
				<Icon icon={ ChevronDown } small />
			</PanelSlot>
		</>
	);
}
