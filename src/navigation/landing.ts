function focus( element: HTMLElement ): void {
	if ( element.tabIndex < 0 ) {
		element.tabIndex = -1;
	}
	element.focus( { preventScroll: true } );
}

function target( hash: string ): HTMLElement | null {
	let id = hash.slice( 1 );
	try {
		id = decodeURIComponent( id );
	} catch {
		// Not encoded after all.
	}
	return id === '' ? null : document.getElementById( id );
}

/**
 * Where a reader stands on a screen that has just been shown: at its top, at what the fragment names, or where they
 * left it; the keyboard's focus goes to the main heading or the target.
 *
 * @param hash     Fragment of the address, with '#'.
 * @param position Pixels from the top, for a screen that the reader comes back to.
 */
export function land( hash: string, position: number | null ): void {
	const aim = position === null ? target( hash ) : null;
	const heading = document.querySelector< HTMLElement >( 'main h1' );
	const place = aim ?? heading;
	if ( place ) {
		focus( place );
	}
	if ( aim ) {
		aim.scrollIntoView( { behavior: 'instant' } );
	} else {
		window.scrollTo( { top: position ?? 0, behavior: 'instant' } );
	}
}

/**
 * On a page that has just been loaded the browser goes to the fragment by itself, unless the app has put its own
 * elements there before the browser has looked for them.
 */
export function landOnArrival(): void {
	if ( window.scrollY === 0 ) {
		target( window.location.hash )?.scrollIntoView( {
			behavior: 'instant',
		} );
	}
}
