import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../../../lib/is-composing';
import { useIsPhone } from '../../../lib/use-is-phone';
import { useBackCloses } from './use-back-closes';

interface Props {
	readonly label: string;
	/** Whether the panel takes the focus; on a phone it always does. */
	readonly takesFocus: boolean;
	/** Called when the panel should close and the focus return to the button. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** On a phone, fits the panel into the part of the window that the keyboard does not cover. */
function useVisibleArea(
	panel: RefObject< HTMLElement >,
	isPhone: boolean
): void {
	useEffect( () => {
		const view = window.visualViewport;
		const { current } = panel;
		if ( ! isPhone || ! view || ! current ) {
			return;
		}
		const fit = () => {
			current.style.setProperty(
				'--hien-chat-height',
				`${ view.height }px`
			);
			current.style.setProperty(
				'--hien-chat-top',
				`${ view.offsetTop }px`
			);
		};
		fit();
		view.addEventListener( 'resize', fit );
		view.addEventListener( 'scroll', fit );
		return () => {
			view.removeEventListener( 'resize', fit );
			view.removeEventListener( 'scroll', fit );
		};
	}, [ panel, isPhone ] );
}

/** A dialog beside the page; on a phone a modal one that fills the screen. */
export function Panel( { label, takesFocus, onClose, children }: Props ) {
	const panel = useRef< HTMLDialogElement >( null );
	const isPhone = useIsPhone();
	useVisibleArea( panel, isPhone );
	useBackCloses( isPhone, onClose );

	useLayoutEffect( () => {
		const dialog = panel.current;
		if ( isPhone ) {
			dialog?.showModal();
		} else {
			// Not show(), which would move the focus into the panel.
			dialog?.setAttribute( 'open', '' );
		}
		if ( isPhone || takesFocus ) {
			// showModal() has focused the first button.
			dialog?.focus();
		}
		return () => dialog?.close();
	}, [ isPhone, takesFocus ] );

	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.key === 'Escape' && ! isComposing( event.nativeEvent ) ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	}

	return (
		// Escape does what the button inside does.
		<dialog
			ref={ panel }
			className="hien-chat__panel"
			aria-label={ label }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			onCancel={ ( event ) => {
				// A file picker inside has the same event.
				if ( event.target === event.currentTarget ) {
					event.preventDefault();
					onClose();
				}
			} }
		>
			{ children }
		</dialog>
	);
}
