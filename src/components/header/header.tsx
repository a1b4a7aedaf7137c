import Search from 'lucide-static/icons/search.svg';
import { __, sprintf } from '@wordpress/i18n';
import type { Options } from '../../contract/types';
import { Icon } from '../icon/icon';
import { namedIcon } from '../icon/named-icon';
import { Logo } from '../logo/logo';
import { MenuLink } from '../menu-link/menu-link';
import { SearchForm } from '../search-form/search-form';
import { ThemeSwitch } from '../theme-switch/theme-switch';
import './header.scss';

interface Props {
	readonly options: Options;
	/** Path of the screen, below home. */
	readonly path: string;
	readonly home: string;
}

export function Header( { options, path, home }: Props ) {
	const { site, menu } = options;
	return (
		<header className="hien-header">
			<div className="hien-header__bar">
				<div className="hien-header__start">
					<Logo
						name={ site.name }
						image={ site.logo }
						home={ home }
						label={ sprintf(
							/* translators: %s: name of the site. */
							__( '%s, về trang chủ', 'hien' ),
							site.name
						) }
					/>
					<SearchForm home={ home } />
				</div>
				<nav className="hien-nav" aria-label={ __( 'Chính', 'hien' ) }>
					{ menu.primary.map( ( item, index ) => (
						<MenuLink
							key={ index }
							className="hien-nav__link"
							item={ item }
							icon={ namedIcon( item.icon ) }
							path={ path }
						/>
					) ) }
				</nav>
				<div className="hien-header__end">
					<div className="hien-header__slot is-phone">
						<a
							className="hien-icon-button"
							href={ `${ home }?s=` }
							aria-label={ __( 'Tìm kiếm', 'hien' ) }
						>
							<Icon icon={ Search } />
						</a>
					</div>
					<div className="hien-header__slot">
						<ThemeSwitch />
					</div>
				</div>
			</div>
		</header>
	);
}
