import type { MouseEventHandler, ReactNode } from 'react';
import { titleText } from '../../lib/formats';
import type { SvgShapes } from '../../lib/svg-shapes';
import { Icon } from '../../components/ui/icon/icon';
import { ExternalMark } from '../../components/ui/link/external-mark';
import { Link } from '../../components/ui/link/link';

/** The part of a panel that scrolls. By its `tabIndex` it is no Tab stop in Firefox either; what it contains is. */
export function PanelBody( { children }: { readonly children: ReactNode } ) {
	return (
		<div className="hien-panel__body" tabIndex={ -1 }>
			{ children }
		</div>
	);
}

interface RowProps {
	readonly mark: ReactNode;
	readonly title: string;
	readonly text?: ReactNode;
	/** A path below home or an address; without it the row is no link. */
	readonly link?: string;
	/** The `rel` of a link to another site, which ends with an arrow. */
	readonly rel?: string | undefined;
	readonly endIcon?: SvgShapes;
	readonly onClick?: MouseEventHandler;
}

export function Row( props: RowProps ) {
	const { mark, title, text, link, rel, endIcon, onClick } = props;
	const content = (
		<>
			{ mark }
			<span className="hien-panel__row-main">
				<span className="hien-panel__row-title hien-clamp-2">
					{ titleText( title ) }
				</span>
				{ text && (
					<span className="hien-panel__row-text">{ text }</span>
				) }
			</span>
			{ rel && <ExternalMark /> }
			{ endIcon && <Icon icon={ endIcon } small /> }
		</>
	);
	return link === undefined ? (
		<div className="hien-panel__row">{ content }</div>
	) : (
		<Link
			className="hien-panel__row"
			to={ link }
			rel={ rel }
			onClick={ onClick }
		>
			{ content }
		</Link>
	);
}

export function RowIcon( props: {
	readonly icon: SvgShapes;
	readonly colour?: string | undefined;
} ) {
	const { icon, colour = '' } = props;
	return (
		<span className={ `hien-panel__row-icon ${ colour }`.trim() }>
			<Icon icon={ icon } />
		</span>
	);
}
