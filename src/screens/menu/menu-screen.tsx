import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import LogIn from 'lucide-static/icons/log-in.svg';
import LogOut from 'lucide-static/icons/log-out.svg';
import Monitor from 'lucide-static/icons/monitor.svg';
import Moon from 'lucide-static/icons/moon.svg';
import Sun from 'lucide-static/icons/sun.svg';
import type { MouseEventHandler } from 'react';
import { __ } from '@wordpress/i18n';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { namedIcon } from '../../components/ui/icon/named-icon';
import { LinkListWidget } from '../../components/widgets/link-list-widget';
import { PageContent } from '../../components/ui/page-content/page-content';
import { ACCOUNT_PATH, loginLink } from '../../lib/account-links';
import { externalRel } from '../../lib/paths';
import type { SvgShapes } from '../../lib/svg-shapes';
import { siteOptions } from '../../lib/boot';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { useSignOut } from '../../features/session';
import { useUser } from '../../stores/session';
import { ExternalMark } from '../../components/ui/link/external-mark';
import { Link } from '../../components/ui/link/link';
import { applyTheme } from '../../lib/theme';
import { useTheme } from '../../lib/use-theme';
import { entriesOf, tilesOf } from './menu-links';
import '../../components/cards/link-list/link-list.scss';
import './menu-screen.scss';

/** The theme's choice. CSS marks the current one, so that it is marked before hydration, too. */
function ThemeChoice() {
	const theme = useTheme();
	const choices = [
		{ value: 'light', icon: Sun, title: __( 'Sáng', 'hien' ) },
		{ value: 'dark', icon: Moon, title: __( 'Tối', 'hien' ) },
		{ value: 'system', icon: Monitor, title: __( 'Theo máy', 'hien' ) },
	] as const;
	return (
		<div
			className="hien-segment"
			role="group"
			aria-label={ __( 'Giao diện', 'hien' ) }
		>
			{ choices.map( ( { value, icon, title } ) => (
				<button
					key={ value }
					className={ `hien-segment__item is-${ value }` }
					type="button"
					aria-pressed={ theme === value }
					onClick={ () => applyTheme( value ) }
				>
					<Icon icon={ icon } small />
					{ title }
				</button>
			) ) }
		</div>
	);
}

function AccountLink() {
	const user = useUser();
	return (
		<Link
			className="hien-card hien-menu-page__who"
			to={ user ? ACCOUNT_PATH : loginLink( '/menu' ) }
		>
			{ user ? (
				<UserAvatar user={ user } size="medium" />
			) : (
				<span className="hien-menu-page__icon">
					<Icon icon={ LogIn } />
				</span>
			) }
			<span className="hien-menu-page__name">
				{ user ? user.name : __( 'Đăng nhập', 'hien' ) }
				<small>
					{ user
						? __( 'Xem tài khoản của bạn', 'hien' )
						: __( 'Dành cho thành viên', 'hien' ) }
				</small>
			</span>
			<Icon icon={ ChevronRight } />
		</Link>
	);
}

interface EntryProps {
	readonly url: string;
	readonly icon: SvgShapes | null;
	readonly title: string;
	readonly onClick?: MouseEventHandler;
}

function Entry( { url, icon, title, onClick }: EntryProps ) {
	const rel = externalRel( url );
	return (
		<Link
			className="hien-menu-page__link"
			to={ url }
			rel={ rel }
			onClick={ onClick }
		>
			{ icon && <Icon icon={ icon } /> }
			{ title }
			{ rel ? <ExternalMark /> : <Icon icon={ ChevronRight } small /> }
		</Link>
	);
}

function Menu( { data: { page, links } }: DataProps< 'menu' > ) {
	const user = useUser();
	const signOut = useSignOut();
	const options = siteOptions();
	const { services } = options;
	return (
		<div className="hien-menu-page">
			<h1 className="hien-visually-hidden">{ page.title }</h1>
			<AccountLink />
			<nav
				className="hien-menu-page__grid"
				aria-label={ __( 'Các mục', 'hien' ) }
			>
				{ tilesOf( options ).map( ( { path, icon, title, text } ) => (
					<Link
						key={ path }
						className="hien-card hien-menu-page__tile"
						to={ path }
					>
						<span className="hien-menu-page__icon">
							<Icon icon={ icon } />
						</span>
						<span>
							{ title }
							<small>{ text }</small>
						</span>
					</Link>
				) ) }
			</nav>
			<ThemeChoice />
			{ services.length > 0 && (
				<nav
					className="hien-card hien-menu-page__list"
					id="dich-vu"
					aria-label={ __( 'Dịch vụ', 'hien' ) }
				>
					{ services.map( ( { title, link, icon }, index ) => (
						<Entry
							key={ index }
							url={ link }
							icon={ namedIcon( icon ) }
							title={ title }
						/>
					) ) }
				</nav>
			) }
			<nav
				className="hien-card hien-menu-page__list"
				aria-label={ __( 'Trang khác', 'hien' ) }
			>
				{ entriesOf( options ).map( ( entry ) => (
					<Entry key={ entry.url } { ...entry } />
				) ) }
				{ user && (
					<Entry
						url={ signOut.link }
						icon={ LogOut }
						title={ __( 'Đăng xuất', 'hien' ) }
						onClick={ signOut.onClick }
					/>
				) }
			</nav>
			<LinkListWidget
				title={ __( 'Liên kết bạn bè', 'hien' ) }
				items={ links.data }
			/>
			<PageContent page={ page } />
		</div>
	);
}

/** Links to all parts of the site; the bottom bar of phones links here. */
export const MenuScreen = withData( Menu );
