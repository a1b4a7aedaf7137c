import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '../../../lib/is-composing';
import { closeProps } from '../../../lib/use-dialog';
import { useIsSmall } from '../../../lib/use-is-phone';
import { useVisibleArea } from '../../../lib/use-visible-area';
import { useCloseOnBack } from '../../../navigation';

interface Props {
	readonly label: string;
	/** Whether the panel takes the focus; in a small window it always does. */
	readonly takesFocus: boolean;
	/** Called when the visitor closes the panel; the focus should return to the button. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A dialog beside the page; in a small window a modal one that fills it. */
export function Panel( { label, takesFocus, onClose, children }: Props ) {
	const panel = useRef< HTMLDialogElement >( null );
	const isSmall = useIsSmall();
	useVisibleArea( isSmall );
	useCloseOnBack( isSmall, onClose );

	useLayoutEffect( () => {
		const dialog = panel.current;
		if ( isSmall ) {
			dialog?.showModal();
		} else {
			// Not show(), which would move the focus into the panel.
			dialog?.setAttribute( 'open', '' );
		}
		if ( isSmall || takesFocus ) {
			// showModal() has focused the first button.
			dialog?.focus();
		}
		return () => dialog?.close();
	}, [ isSmall, takesFocus ] );

	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.key === 'Escape' && ! isComposing( event.nativeEvent ) ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	}

	return (
		// The close button inside does the same as Escape.
		<dialog
			ref={ panel }
			className="hien-chat__panel"
			aria-label={ label }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			{ ...closeProps( onClose ) }
		>
			{ children }
		</dialog>
	);
}
