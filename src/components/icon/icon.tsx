import type { LucideIcon } from 'lucide-react';
import { cx } from '../../lib/class-names';
import './icon.scss';

interface Props {
	readonly icon: LucideIcon;
	readonly small?: boolean;
}

/** A line icon; it repeats what a text beside it or a label says. */
export function Icon( { icon: Shape, small = false }: Props ) {
	return (
		<Shape
			className={ cx( 'hien-icon', small && 'is-small' ) }
			aria-hidden="true"
		/>
	);
}
