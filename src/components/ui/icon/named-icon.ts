import { boot } from '../../../lib/boot';
import type { SvgShapes } from '../../../lib/svg-shapes';

/** The icon that a menu item, service or network names, from the boot data; null if the boot data does not have it. */
export function namedIcon( name: string | null ): SvgShapes | null {
	return name === null ? null : ( boot().icons[ name ] ?? null );
}
