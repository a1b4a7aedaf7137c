import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useIsPhone } from './use-is-phone';

interface Props {
	readonly label: string;
	/** Whether it takes the focus; on a phone it always does. */
	readonly takesFocus: boolean;
	/** Called when it should close and the focus return to the button. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** Keeps the panel of a phone in the part of the window that its keyboard leaves. */
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

/** A dialog beside the page; on a phone it takes the whole screen, and the page waits. */
export function Panel( { label, takesFocus, onClose, children }: Props ) {
	const panel = useRef< HTMLDialogElement >( null );
	const isPhone = useIsPhone();
	useVisibleArea( panel, isPhone );

	useLayoutEffect( () => {
		const dialog = panel.current;
		if ( isPhone ) {
			dialog?.showModal();
		} else {
			// Not show(), which would take the focus from where somebody is.
			dialog?.setAttribute( 'open', '' );
		}
		if ( isPhone || takesFocus ) {
			// Not its first button, which showModal() chooses.
			dialog?.focus();
		}
		return () => dialog?.close();
	}, [ isPhone, takesFocus ] );

	function onKeyDown( event: KeyboardEvent ): void {
		if ( event.key === 'Escape' && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			event.stopPropagation();
			onClose();
		}
	}

	return (
		// The keys do what the button inside does.
		<dialog
			ref={ panel }
			className="hien-chat__panel"
			aria-label={ label }
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
		>
			{ children }
		</dialog>
	);
}
