import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { isComposing } from './is-composing';

/** Open dialogs, the topmost last. */
const opened: HTMLDialogElement[] = [];

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

	return {
		ref,
		onCancel: ( event: SyntheticEvent ) => {
			// A file picker inside has the same event.
			if ( event.target === event.currentTarget ) {
				event.preventDefault();
				onClose();
			}
		},
		// Some devices close it without a `cancel` event.
		onClose,
	};
}
