import type { MenuItem } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import type { Shapes } from '../../../lib/shapes';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

interface Props {
	readonly className: string;
	readonly item: Pick< MenuItem, 'title' | 'url' | 'path' >;
	readonly icon: Shapes | null;
	/** Path of the screen, below home. */
	readonly path: string;
}

/** A link of the main menu: current on its own page, active on every page below it. */
export function MenuLink( { className, item, icon, path }: Props ) {
	const current = item.path === path;
	const below =
		item.path !== null &&
		item.path !== '/' &&
		path.startsWith( `${ item.path }/` );
	return (
		<Link
			className={ cx( className, ( current || below ) && 'is-active' ) }
			to={ item.url }
			aria-current={ current ? 'page' : undefined }
		>
			{ icon && <Icon icon={ icon } /> }
			{ item.title }
		</Link>
	);
}
