/**
 * Keeps an element where it can be read and pressed: while a modal dialog is open, only what is in it can. So the element moves
 * into the one that was opened last, and back into the page when all are closed.
 */
export function keepOnTop( element: HTMLElement ): void {
	/** Open modal dialogs of this site, the topmost last. */
	let opened: Element[] = [];
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
