import type { ReactNode, Ref } from 'react';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { cx } from '../../lib/class-names';

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
	/** Called on focus and hover, before a possible press. */
	readonly onIntent: () => void;
	readonly children: ReactNode;
}

/** A button that opens a panel; without scripts, a link to a page. */
export function PanelButton( props: Props ) {
	const { className, label, panel, isOpen, onIntent } = props;
	return (
		<LinkButton
			buttonRef={ props.buttonRef }
			className={ cx( className, isOpen && 'is-active' ) }
			href={ props.href }
			aria-label={ label }
			title={ label }
			aria-expanded={ isOpen }
			aria-controls={ isOpen ? panel : undefined }
			onPress={ props.onToggle }
			onFocus={ onIntent }
			onPointerEnter={ onIntent }
		>
			{ props.children }
		</LinkButton>
	);
}
