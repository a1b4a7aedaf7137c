import type { MenuItem } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import type { SvgShapes } from '../../../lib/svg-shapes';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

interface Props {
	readonly className: string;
	readonly item: Pick< MenuItem, 'title' | 'url' | 'path' >;
	readonly icon: SvgShapes | null;
	readonly path: string;
}

/** A link of the main menu. It is marked as current on its own page, and as active on the pages and sections below it. */
export function MenuLink( { className, item, icon, path }: Props ) {
	const isCurrent = item.path === path;
	const isBelow =
		item.path !== null &&
		item.path !== '/' &&
		path.startsWith( item.path ) &&
		[ '/', '?' ].includes( path.charAt( item.path.length ) );
	return (
		<Link
			className={ cx(
				className,
				( isCurrent || isBelow ) && 'is-active'
			) }
			to={ item.url }
			aria-current={ isCurrent ? 'page' : isBelow || undefined }
		>
			{ icon && <Icon icon={ icon } /> }
			{ item.title }
		</Link>
	);
}
