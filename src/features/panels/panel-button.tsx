import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../../lib/class-names';
import { outsideRel } from '../../lib/paths';
import { isPlainClick } from '../../lib/follow-link';

interface Props {
	readonly buttonRef: Ref< HTMLAnchorElement >;
	readonly className: string;
	/** Accessible name of a button without text. */
	readonly label: string | undefined;
	/** The page that shows the same without scripts. */
	readonly href: string;
	/** Element id of the panel. */
	readonly panel: string;
	readonly isOpen: boolean;
	readonly onToggle: () => void;
	/** Called when the visitor is about to press it: with the focus, or a pointer over it. */
	readonly onIntent: () => void;
	readonly children: ReactNode;
}

/** A link that opens a panel; without scripts it leads to a page. */
export function PanelButton( props: Props ) {
	const { className, label, href, panel, isOpen, onToggle, onIntent } = props;

	function onClick( event: MouseEvent< HTMLElement > ): void {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			// Safari's click does not focus a link.
			event.currentTarget.focus( { preventScroll: true } );
			onToggle();
		}
	}

	return (
		<a
			ref={ props.buttonRef }
			className={ cx( className, isOpen && 'is-active' ) }
			href={ href }
			rel={ outsideRel( href ) }
			role="button"
			aria-label={ label }
			title={ label }
			aria-expanded={ isOpen }
			aria-controls={ isOpen ? panel : undefined }
			data-no-router
			onClick={ onClick }
			onKeyDown={ ( event ) => {
				if ( event.key === ' ' ) {
					event.preventDefault();
					if ( ! event.repeat ) {
						onToggle();
					}
				}
			} }
			onFocus={ onIntent }
			onPointerEnter={ onIntent }
		>
			{ props.children }
		</a>
	);
}
