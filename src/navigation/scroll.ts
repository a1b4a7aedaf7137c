function focus( element: HTMLElement ): void {
	if ( element.tabIndex < 0 ) {
		element.tabIndex = -1;
	}
	element.focus( { preventScroll: true } );
}

function targetOf( hash: string ): HTMLElement | null {
	let id = hash.slice( 1 );
	try {
		id = decodeURIComponent( id );
	} catch {
		// The id itself holds a percent sign.
	}
	return id === '' ? null : document.getElementById( id );
}

/**
 * Scrolls a screen that has just been shown: to its top, to the target of the fragment, or to where the visitor left it.
 * The main heading or the target gets the focus.
 *
 * @param hash     Fragment of the address, with '#'.
 * @param position Pixels from the top, for a screen that the visitor comes back to.
 */
export function scrollToPlace( hash: string, position: number | null ): void {
	const target = position === null ? targetOf( hash ) : null;
	const heading = document.querySelector< HTMLElement >( 'main h1' );
	const focused = target ?? heading;
	if ( focused ) {
		focus( focused );
	}
	if ( target ) {
		target.scrollIntoView( { behavior: 'instant' } );
	} else {
		window.scrollTo( { top: position ?? 0, behavior: 'instant' } );
	}
}

/**
 * On a page that has just been loaded the browser scrolls to the fragment by itself, unless the app has replaced the
 * server's elements before the browser looked for the target.
 */
export function scrollToFirstTarget(): void {
	if ( window.scrollY === 0 ) {
		targetOf( window.location.hash )?.scrollIntoView( {
			behavior: 'instant',
		} );
	}
}
