import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOverlay } from './use-overlay';

/** A picture that the lightbox shows over what closes. */
const PICTURE = '.hien-lightbox';

/**
 * Makes what covers a phone (the chat's panel, the sheet of a comment) an overlay, as header panels are: the browser's Back
 * closes it, and so does another screen, which would be shown behind it.
 *
 * @param isPhone
 * @param onClose Called when Back or another screen closes it.
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

	// A layout effect: the picture is still in the page.
	useLayoutEffect( () => {
		if ( isPhone && wasOpen.current && ! isOpen ) {
			if ( document.querySelector( PICTURE ) ) {
				// Back has closed the picture, which shared the history entry of the panel. A task later all of that has ended.
				setTimeout( () => void open() );
			} else {
				latest.current();
			}
		}
		wasOpen.current = isOpen;
	}, [ isPhone, isOpen, open ] );
}
