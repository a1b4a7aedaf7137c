import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOverlay } from './use-overlay';

/** Selects the lightbox, which may show a picture above. */
const PICTURE = '.hien-lightbox';

/**
 * Makes a component that covers a phone (the panel of the chat, the sheet of a comment) an overlay, see useOverlay():
 * the browser's Back closes it, and so does a navigation.
 *
 * @param isPhone
 * @param onClose Called when Back or a navigation closes it.
 */
export function useCloseOnBack( isPhone: boolean, onClose: () => void ): void {
	const { isOpen, open, leave } = useOverlay();
	const wasOpen = useRef( false );
	const latest = useRef( onClose );
	useLayoutEffect( () => {
		latest.current = onClose;
	} );

	useEffect( () => {
		if ( ! isPhone ) {
			return;
		}
		void open().then( ( isOpened ) => isOpened || latest.current() );
		return leave;
	}, [ isPhone, open, leave ] );

	// A layout effect, because the picture is then still in the document.
	useLayoutEffect( () => {
		if ( isPhone && wasOpen.current && ! isOpen ) {
			if ( document.querySelector( PICTURE ) ) {
				// Back has closed the picture, which shared the history entry of the panel. In the next task, when that
				// is done, the panel gets a new entry.
				setTimeout( () => void open() );
			} else {
				latest.current();
			}
		}
		wasOpen.current = isOpen;
	}, [ isPhone, isOpen, open ] );
}
