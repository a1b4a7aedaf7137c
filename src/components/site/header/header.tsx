import Menu from 'lucide-static/icons/menu.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Options } from '../../../contract/types';
import { Icon } from '../../ui/icon/icon';
import { namedIcon } from '../../ui/icon/named-icon';
import { Logo } from '../../ui/logo/logo';
import { MenuLink } from '../../ui/menu-link/menu-link';
import { ThemeSwitch } from '../../ui/theme-switch/theme-switch';
import { Link } from '../../ui/link/link';
import './header.scss';

interface Props {
	readonly options: Options;
	readonly path: string;
	readonly search: ReactNode;
	/** The link to the search on phones, which have no form in the header. */
	readonly searchLink: ReactNode;
	readonly panels: ReactNode;
}

export function Header( props: Props ) {
	const { options, path, search, searchLink, panels } = props;
	const { site, menu } = options;
	return (
		<header className="hien-header">
			<div className="hien-header__bar">
				<div className="hien-header__start">
					<Logo
						name={ site.name }
						image={ site.logo }
						label={ sprintf(
							/* translators: %s: name of the site. */
							__( '%s, về trang chủ', 'hien' ),
							site.name
						) }
					/>
					{ search }
				</div>
				<nav className="hien-nav" aria-label={ __( 'Chính', 'hien' ) }>
					<div className="hien-nav__links">
						{ menu.primary.map( ( item, index ) => (
							<MenuLink
								key={ index }
								className="hien-nav__link"
								item={ item }
								icon={ namedIcon( item.icon ) }
								path={ path }
							/>
						) ) }
						<Link
							className="hien-nav__more"
							to="/menu"
							aria-label={ __( 'Menu', 'hien' ) }
						>
							<Icon icon={ Menu } />
						</Link>
					</div>
				</nav>
				<div className="hien-header__end">
					<div className="hien-header__slot is-folded">
						<Link
							className="hien-icon-button is-filled"
							to="/menu"
							aria-label={ __( 'Menu', 'hien' ) }
						>
							<Icon icon={ Menu } />
						</Link>
					</div>
					{ searchLink }
					<div className="hien-header__slot is-desktop">
						<ThemeSwitch />
					</div>
					{ panels }
				</div>
			</div>
		</header>
	);
}
