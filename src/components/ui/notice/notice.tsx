import type { ReactNode } from 'react';
import type { SvgShapes } from '../../../lib/svg-shapes';
import { Icon } from '../icon/icon';
import './notice.scss';

interface Props {
	readonly icon: SvgShapes;
	readonly text: string;
	readonly children?: ReactNode;
}

/** A message at the bottom of the window. */
export function Notice( { icon, text, children }: Props ) {
	return (
		<div className="hien-notice">
			<Icon icon={ icon } small />
			<p className="hien-notice__text">{ text }</p>
			{ children }
		</div>
	);
}
