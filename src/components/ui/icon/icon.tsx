import { cx } from '../../../lib/class-names';
import type { SvgShapes } from '../../../lib/svg-shapes';
import './icon.scss';

interface Props {
	readonly icon: SvgShapes;
	readonly small?: boolean;
}

/** A decorative icon, hidden from screen readers: the text beside it or a label says the same. */
export function Icon( { icon, small = false }: Props ) {
	return (
		<svg
			className={ cx( 'hien-icon', small && 'is-small' ) }
			viewBox="0 0 24 24"
			aria-hidden="true"
		>
			{ icon.map( ( [ Tag, attributes ], index ) => (
				<Tag key={ index } { ...attributes } />
			) ) }
		</svg>
	);
}
