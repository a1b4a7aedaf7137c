import { useEffect, useLayoutEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';

/** Those that are open, the uppermost last. */
const opened: HTMLDialogElement[] = [];

/**
 * Opens a dialog over the page, for as long as it is rendered: the browser keeps the focus inside, and gives it back
 * afterwards. Escape is for the uppermost alone, wherever the focus is.
 *
 * @param onClose Called when Escape or the device wants it to close.
 * @return The element once it is there, and what it needs to be one.
 */
export function useDialog( onClose: () => void ) {
	const [ dialog, setDialog ] = useState< HTMLDialogElement | null >( null );

	useLayoutEffect( () => {
		if ( ! dialog ) {
			return;
		}
		dialog.showModal();
		opened.push( dialog );
		return () => {
			opened.splice( opened.indexOf( dialog ), 1 );
			dialog.close();
		};
	}, [ dialog ] );

	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ): void {
			if (
				event.key === 'Escape' &&
				! event.isComposing &&
				opened.at( -1 ) === dialog
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
	}, [ dialog, onClose ] );

	const props = {
		ref: setDialog,
		onCancel: ( event: SyntheticEvent ) => {
			event.preventDefault();
			onClose();
		},
		// A device may close it without asking.
		onClose,
	};
	return [ dialog, props ] as const;
}
