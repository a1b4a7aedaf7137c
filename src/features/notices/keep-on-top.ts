/**
 * Keeps an element where it can be read and pressed: while a modal dialog is open, only what is in it can. So the element moves
 * into the one that was opened last, and back into the page when all are closed. A control in it that lost the focus to a dialog
 * gets it back with the place: when the dialog is closed, the browser finds it inside, hidden.
 */
export function keepOnTop( element: HTMLElement ): void {
	/** Open modal dialogs of this site, the topmost last. */
	let opened: Element[] = [];
	/** What lost the focus to a dialog. */
	let left: HTMLElement | null = null;
	element.addEventListener( 'focusout', ( { target, relatedTarget } ) => {
		left =
			relatedTarget instanceof Element &&
			relatedTarget.closest( 'dialog' )
				? ( target as HTMLElement )
				: null;
	} );
	const place = () => opened.at( -1 ) ?? document.body;
	const follow = ( changed: Element[] ) => {
		opened = [
			...opened.filter( ( dialog ) => ! changed.includes( dialog ) ),
			...changed,
		].filter( ( dialog ) => dialog.matches( '[class^="hien-"]:modal' ) );
		// While a dialog moves to its place, what is fixed to the window would move with it.
		const moves = place()
			.getAnimations()
			.map( ( { finished } ) => finished );
		void Promise.allSettled( moves ).then( () => {
			if ( element.parentElement !== place() ) {
				place().append( element );
			}
			if ( opened.length === 0 ) {
				if ( ! document.querySelector( ':focus' ) ) {
					left?.focus();
				}
				left = null;
			}
		} );
	};
	const first = [ ...document.querySelectorAll( 'dialog[open]' ) ];
	if ( first.length > 0 ) {
		follow( first );
	}
	new MutationObserver( ( changes ) =>
		follow( changes.map( ( { target } ) => target as Element ) )
	).observe( document, { subtree: true, attributeFilter: [ 'open' ] } );
}
