import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactEventHandler } from 'react';
import { isComposing } from './is-composing';

/** Open dialogs, the topmost last. */
const opened: HTMLDialogElement[] = [];

/**
 * Props that handle the closing of a <dialog> by the browser: the `cancel` event before it closes, or the `close` event
 * afterwards.
 *
 * @param onClose Called instead of closing, or after it.
 */
export function closeProps( onClose: () => void ) {
	const onEvent: ReactEventHandler< HTMLDialogElement > = ( event ) => {
		const { target, currentTarget, type } = event;
		// Events of dialogs and file pickers inside also bubble here. If the dialog was closed and reopened in the same
		// task, it is open.
		if (
			target === currentTarget &&
			( type === 'cancel' || ! currentTarget.open )
		) {
			event.preventDefault();
			onClose();
		}
	};
	return { onCancel: onEvent, onClose: onEvent };
}

/**
 * Opens a modal dialog for as long as it is rendered: the browser keeps the focus inside, and returns it afterwards.
 * Escape closes only the topmost dialog, wherever the focus is.
 *
 * @param onClose Called when the visitor closes it, by Escape or by a gesture of the device.
 * @return Props of the <dialog>.
 */
export function useDialog( onClose: () => void ) {
	const ref = useRef< HTMLDialogElement >( null );

	// A layout effect, so that effects of the content can measure it.
	useLayoutEffect( () => {
		const dialog = ref.current;
		if ( ! dialog ) {
			return;
		}
		dialog.showModal();
		opened.push( dialog );
		return () => {
			opened.splice( opened.indexOf( dialog ), 1 );
			dialog.close();
		};
	}, [] );

	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ): void {
			if (
				event.key === 'Escape' &&
				! isComposing( event ) &&
				opened.at( -1 ) === ref.current
			) {
				// The browser would clear a search field.
				event.preventDefault();
				// Other listeners would close what is below it.
				event.stopImmediatePropagation();
				onClose();
			}
		}
		window.addEventListener( 'keydown', onKeyDown, true );
		return () => window.removeEventListener( 'keydown', onKeyDown, true );
	}, [ onClose ] );

	// Focusable, to take over the focus of a removed control.
	return { ref, tabIndex: -1, ...closeProps( onClose ) };
}
