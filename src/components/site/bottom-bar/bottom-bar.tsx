import CirclePlay from 'lucide-static/icons/circle-play.svg';
import CircleUserRound from 'lucide-static/icons/circle-user-round.svg';
import GraduationCap from 'lucide-static/icons/graduation-cap.svg';
import House from 'lucide-static/icons/house.svg';
import Menu from 'lucide-static/icons/menu.svg';
import Handshake from 'lucide-static/icons/handshake.svg';
import { __ } from '@wordpress/i18n';
import { ACCOUNT_PATH, LOGIN_PATH } from '../../../lib/account-links';
import { MenuLink } from '../../ui/menu-link/menu-link';
import './bottom-bar.scss';

interface Props {
	/** Address of the account, or of the login screen. */
	readonly account: string;
	readonly isSignedIn: boolean;
	readonly path: string;
}

export function BottomBar( { account, isSignedIn, path }: Props ) {
	const last = isSignedIn
		? { title: __( 'Tài khoản', 'hien' ), path: ACCOUNT_PATH }
		: { title: __( 'Đăng nhập', 'hien' ), path: LOGIN_PATH };
	const links = [
		{ icon: House, title: __( 'Trang chủ', 'hien' ), path: '/' },
		{ icon: Menu, title: __( 'Menu', 'hien' ), path: '/menu' },
		{ icon: CirclePlay, title: __( 'Video', 'hien' ), path: '/videos' },
		{ icon: Handshake, title: __( 'Bạn bè', 'hien' ), path: '/ban-be' },
		{
			icon: GraduationCap,
			title: __( 'Khóa học', 'hien' ),
			path: '/khoa-hoc',
		},
		{ icon: CircleUserRound, ...last, url: account },
	];
	return (
		<nav
			className="hien-bottom-bar"
			aria-label={ __( 'Điều hướng nhanh', 'hien' ) }
		>
			<div className="hien-bottom-bar__list">
				{ links.map( ( { icon, ...link } ) => (
					<MenuLink
						key={ link.title }
						className="hien-bottom-bar__link"
						item={ { url: link.path, ...link } }
						icon={ icon }
						path={ path }
					/>
				) ) }
			</div>
		</nav>
	);
}
