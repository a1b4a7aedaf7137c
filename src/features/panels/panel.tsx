import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names';
import { CloseButton } from '../../components/ui/close-button/close-button';
import './panel.scss';

interface Props {
	readonly id: string;
	readonly title: string;
	/** Shown after the title. */
	readonly count: string | undefined;
	readonly size: 'wide' | 'narrow' | undefined;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** The frame of a panel. It takes the focus when it appears. */
export function Panel( props: Props ) {
	const { id, title, count, size, onClose, children } = props;
	const section = useRef< HTMLElement >( null );
	useEffect( () => section.current?.focus( { preventScroll: true } ), [] );
	return (
		<section
			ref={ section }
			className={ cx( 'hien-panel', size && `is-${ size }` ) }
			id={ id }
			aria-label={ title }
			tabIndex={ -1 }
		>
			<header className="hien-panel__head">
				<h2 className="hien-panel__title">
					{ title }
					{ count && (
						<span className="hien-panel__count"> { count }</span>
					) }
				</h2>
				<CloseButton onClick={ onClose } />
			</header>
			{ children }
		</section>
	);
}

/**
 * The part of a panel that scrolls. With its `tabIndex` it is no Tab stop in Firefox either, since the links and buttons in
 * it are.
 */
export function PanelBody( { children }: { readonly children: ReactNode } ) {
	return (
		<div className="hien-panel__body" tabIndex={ -1 }>
			{ children }
		</div>
	);
}
