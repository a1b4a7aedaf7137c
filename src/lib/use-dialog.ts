import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactEventHandler } from 'react';
import { isComposing } from './is-composing';
import { useLatest } from './use-latest';

/** Called when the visitor closes a dialog. Returns false where the dialog stays open all the same; nothing else does. */
export type OnClose = () => false | void;

/** Open dialogs, the topmost last. */
const opened: HTMLDialogElement[] = [];

/**
 * Props for the closing of a <dialog> by the browser: `onClose` is called instead of it (the event `cancel`) or after
 * it (`close`), for some devices close it without asking; then it is opened again if it has to stay.
 */
export function closeProps( onClose: OnClose ) {
	const onEvent: ReactEventHandler< HTMLDialogElement > = ( event ) => {
		const { target, currentTarget, type } = event;
		// Events of dialogs and file pickers inside also bubble here. If the dialog was closed and reopened in the same
		// task, it is open.
		if (
			target === currentTarget &&
			( type === 'cancel' || ! currentTarget.open )
		) {
			event.preventDefault();
			if ( onClose() === false && ! currentTarget.open ) {
				currentTarget.showModal();
			}
		}
	};
	return { onCancel: onEvent, onClose: onEvent };
}

/**
 * Props of a <dialog> that is modal and open while it is rendered. Escape closes only the topmost one, wherever the
 * focus is; `onClose` is called for that, and for a gesture of the device.
 */
export function useDialog( onClose: OnClose ) {
	const ref = useRef< HTMLDialogElement >( null );
	const latest = useLatest( onClose );

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
				latest.current();
			}
		}
		window.addEventListener( 'keydown', onKeyDown, true );
		return () => window.removeEventListener( 'keydown', onKeyDown, true );
	}, [ latest ] );

	// Focusable, to take over the focus of a removed control.
	return { ref, tabIndex: -1, ...closeProps( onClose ) };
}
