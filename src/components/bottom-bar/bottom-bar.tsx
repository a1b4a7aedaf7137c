import FileText from 'lucide-static/icons/file-text.svg';
import { __ } from '@wordpress/i18n';
import type { MenuItem } from '../../contract/types';
import { namedIcon } from '../icon/named-icon';
import { MenuLink } from '../menu-link/menu-link';
import './bottom-bar.scss';

const MAX_ITEMS = 5;

interface Props {
	readonly items: readonly MenuItem[];
	readonly path: string;
}

/** The main menu's first items, under the thumb on phones. */
export function BottomBar( { items, path }: Props ) {
	return (
		<nav
			className="hien-bottom-bar"
			aria-label={ __( 'Điều hướng nhanh', 'hien' ) }
		>
			<div className="hien-bottom-bar__list">
				{ items.slice( 0, MAX_ITEMS ).map( ( item, index ) => (
					<MenuLink
						key={ index }
						className="hien-bottom-bar__link"
						item={ item }
						icon={ namedIcon( item.icon ) ?? FileText }
						path={ path }
					/>
				) ) }
			</div>
		</nav>
	);
}
