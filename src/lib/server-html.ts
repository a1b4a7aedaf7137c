/*
 * The page as the server printed it, for the one render in which React takes it over. Article HTML is moved out
 * of it, so that embeds, players and scripts which already ran live on.
 */

let serverRoot: Element | null = null;

export function setServerRoot( root: Element | null ): void {
	serverRoot = root;
}

/** The server's node for this HTML, while the take-over lasts. */
export function serverNode( id: string ): Element | null {
	return serverRoot?.querySelector( `[data-hien-html="${ id }"]` ) ?? null;
}

/** Moves all children. Where the browser can (moveBefore), even iframes keep their state. */
export function moveChildren( from: Element, to: Element ): void {
	for ( const child of [ ...from.childNodes ] ) {
		if ( 'moveBefore' in to && typeof to.moveBefore === 'function' ) {
			to.moveBefore( child, null );
		} else {
			to.append( child );
		}
	}
}
