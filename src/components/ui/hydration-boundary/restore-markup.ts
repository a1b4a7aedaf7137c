/** Elements whose white space belongs to their text: those with HTML of authors and readers among them. */
const TEXTS = '.hien-prose, .hien-comment__text, pre, textarea';

/** Removes line breaks between elements; the server prints none there. */
function removeLineBreaks( host: Element ): void {
	const walker = document.createTreeWalker(
		host,
		NodeFilter.SHOW_ALL,
		( node ) =>
			node instanceof Element && node.matches( TEXTS )
				? NodeFilter.FILTER_REJECT
				: NodeFilter.FILTER_ACCEPT
	);
	const breaks: Text[] = [];
	while ( walker.nextNode() ) {
		const { currentNode } = walker;
		if (
			currentNode instanceof Text &&
			/^\s*[\n\t]\s*$/.test( currentNode.data )
		) {
			breaks.push( currentNode );
		}
	}
	breaks.forEach( ( text ) => text.remove() );
}

/**
 * Inserts the comments that mark the ends of boundaries. The attribute `data-part` of a boundary's first element has the
 * number of its elements; of several boundaries, the outer one's first.
 */
function restoreBoundaries( host: Element ): void {
	for ( const first of host.querySelectorAll( '[data-part]' ) ) {
		const counts = first.getAttribute( 'data-part' )?.split( ' ' ) ?? [];
		const { previousSibling } = first;
		if (
			previousSibling instanceof Comment &&
			previousSibling.data === '$'
		) {
			continue;
		}
		for ( const count of counts ) {
			let last = first;
			for ( let n = 1; n < Number( count ); n++ ) {
				last = last.nextElementSibling ?? last;
			}
			first.before( document.createComment( '$' ) );
			last.after( document.createComment( '/$' ) );
		}
	}
}

/**
 * Removes what plugins put around images: those that load them late, a copy for readers without scripts; those that serve
 * other formats, a `<picture>`. Texts may have either, as React takes them as they are.
 */
function restoreImages( host: Element ): void {
	for ( const element of host.querySelectorAll( 'noscript, picture' ) ) {
		if ( element.closest( TEXTS ) ) {
			continue;
		}
		const image = element.querySelector( 'img' );
		if ( image ) {
			element.replaceWith( image );
		} else if ( /^\s*<(img|picture)\b/.test( element.textContent ?? '' ) ) {
			element.remove();
		}
	}
}

/** Restores what a plugin for images or for smaller HTML has changed. Twin: hien_mark_boundaries() in the theme. */
export function restoreMarkup( host: Element ): void {
	restoreImages( host );
	removeLineBreaks( host );
	restoreBoundaries( host );
}
