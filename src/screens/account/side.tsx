import Bookmark from 'lucide-static/icons/bookmark.svg';
import KeyRound from 'lucide-static/icons/key-round.svg';
import LogOut from 'lucide-static/icons/log-out.svg';
import MessageSquare from 'lucide-static/icons/message-square.svg';
import MonitorSmartphone from 'lucide-static/icons/monitor-smartphone.svg';
import Settings from 'lucide-static/icons/settings.svg';
import ShieldCheck from 'lucide-static/icons/shield-check.svg';
import UserRound from 'lucide-static/icons/user-round.svg';
import { __, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { Link } from '../../components/ui/link/link';
import type { Account } from '../../contract/types';
import { useSignOut } from '../../features/session';
import { ACCOUNT_PATH } from '../../lib/account-links';
import { cx } from '../../lib/class-names';
import { formatDate } from '../../lib/formats';

function sections() {
	return [
		{
			path: ACCOUNT_PATH,
			icon: UserRound,
			title: __( 'Thông tin', 'hien' ),
		},
		{
			path: `${ ACCOUNT_PATH }?action=comment`,
			icon: MessageSquare,
			title: __( 'Bình luận', 'hien' ),
		},
		{
			path: `${ ACCOUNT_PATH }?action=favorite`,
			icon: Bookmark,
			title: __( 'Yêu thích', 'hien' ),
		},
		{
			path: `${ ACCOUNT_PATH }/mat-khau`,
			icon: KeyRound,
			title: __( 'Mật khẩu', 'hien' ),
		},
		{
			path: `${ ACCOUNT_PATH }/thiet-bi`,
			icon: MonitorSmartphone,
			title: __( 'Thiết bị', 'hien' ),
		},
		{
			path: `${ ACCOUNT_PATH }/rieng-tu`,
			icon: ShieldCheck,
			title: __( 'Riêng tư', 'hien' ),
		},
	];
}

interface Props {
	readonly account: Account;
	readonly path: string;
}

/** The member's name and portrait, and links to the sections. Twin: theme/parts/account/side.php */
export function Side( { account, path }: Props ) {
	const signOut = useSignOut();
	const section = path.replace( /\/page\/\d+/, '' );
	return (
		<aside className="hien-card hien-account__side">
			<div className="hien-account__who">
				<Avatar src={ account.avt } size="large" />
				<p className="hien-account__name">{ account.name }</p>
				<p className="hien-account__since">
					{ sprintf(
						/* translators: %s: day on which somebody became a member. */
						__( 'Thành viên từ %s', 'hien' ),
						formatDate( account.registered )
					) }
				</p>
			</div>
			<nav
				className="hien-account__nav"
				aria-label={ __( 'Tài khoản', 'hien' ) }
			>
				{ sections().map( ( { path: to, icon, title } ) => (
					<Link
						key={ to }
						className={ cx(
							'hien-account__link',
							to === section && 'is-active'
						) }
						to={ to }
						aria-current={ to === section ? 'page' : undefined }
					>
						<Icon icon={ icon } />
						{ title }
					</Link>
				) ) }
				{ account.settings && (
					<a className="hien-account__link" href={ account.settings }>
						<Icon icon={ Settings } />
						{ __( 'Cài đặt khác', 'hien' ) }
					</a>
				) }
				<Link
					className="hien-account__link"
					to={ signOut.link }
					onClick={ signOut.onClick }
				>
					<Icon icon={ LogOut } />
					{ __( 'Đăng xuất', 'hien' ) }
				</Link>
			</nav>
		</aside>
	);
}
