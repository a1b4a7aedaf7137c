import { boot } from '../../../lib/boot';
import type { Shapes } from '../../../lib/shapes';

/** The icon that data names: a menu item or a network. The page brings those that its data needs. */
export function namedIcon( name: string | null ): Shapes | null {
	return name === null ? null : ( boot().icons[ name ] ?? null );
}
