import { afterPaint } from '../lib/after-paint';

/** Focuses an element after the paint, unless the visitor has focused another one in the meantime. */
function focusAfterPaint( element: HTMLElement ): void {
	const { ownerDocument } = element;
	const { activeElement, body } = ownerDocument;
	afterPaint( () => {
		if ( [ activeElement, body ].includes( ownerDocument.activeElement ) ) {
			if ( element.tabIndex < 0 ) {
				element.tabIndex = -1;
			}
			element.focus( { preventScroll: true } );
		}
	} );
}

function targetOf( hash: string ): HTMLElement | null {
	let id = hash.slice( 1 );
	try {
		id = decodeURIComponent( id );
	} catch {
		// The id itself contains a percent sign.
	}
	return id === '' ? null : document.getElementById( id );
}

/**
 * Scrolls a screen that was just shown: to its top, to the target of the fragment, or to a saved position. The target
 * or the main heading gets the focus after the paint.
 *
 * @param hash     Fragment of the address, with '#'.
 * @param position Saved position in pixels from the top; null for none.
 */
export function scrollToPlace( hash: string, position: number | null ): void {
	const target = position === null ? targetOf( hash ) : null;
	const heading = document.querySelector< HTMLElement >( 'main h1' );
	const focused = target ?? heading;
	if ( focused ) {
		focusAfterPaint( focused );
	}
	if ( target ) {
		target.scrollIntoView( { behavior: 'instant' } );
	} else {
		window.scrollTo( { top: position ?? 0, behavior: 'instant' } );
	}
}
