import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';

/** Those that are open, the uppermost last. */
const opened: HTMLDialogElement[] = [];

/**
 * Opens a dialog over the page, for as long as it is rendered: the browser keeps the focus inside, and gives it back
 * afterwards. Escape is for the uppermost alone, wherever the focus is.
 *
 * @param onClose Called when Escape or the device wants it to close.
 * @return Props of the dialog.
 */
export function useDialog( onClose: () => void ) {
	const ref = useRef< HTMLDialogElement >( null );

	// Ahead of the effects inside, which measure.
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
				! event.isComposing &&
				opened.at( -1 ) === ref.current
			) {
				// A field would empty itself.
				event.preventDefault();
				// What lies beneath would close, too.
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
			event.preventDefault();
			onClose();
		},
		// A device may close it without asking.
		onClose,
	};
}
