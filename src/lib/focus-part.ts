/** Gives the focus to a part of the page that need not be a control; the page does not scroll. */
export function focusPart( part: HTMLElement ): void {
	if ( part.tabIndex < 0 ) {
		part.tabIndex = -1;
	}
	part.focus( { preventScroll: true } );
}
