import DOMPurify from 'dompurify';

const purifier = DOMPurify( window );

purifier.addHook( 'afterSanitizeAttributes', ( node ) => {
	if ( node.getAttribute( 'target' ) === '_blank' ) {
		const rel = new Set( node.getAttribute( 'rel' )?.split( /\s+/ ) );
		rel.delete( '' );
		node.setAttribute( 'rel', [ ...rel.add( 'noopener' ) ].join( ' ' ) );
	}
} );

/** HTML of the site's own content without anything that runs; iframes of embeds stay, sandboxed as they came. */
export function sanitise( html: string ): string {
	return purifier.sanitize( html, {
		ADD_TAGS: [ 'iframe' ],
		ADD_ATTR: [
			'allow',
			'allowfullscreen',
			'frameborder',
			'referrerpolicy',
			'sandbox',
			'scrolling',
			'target',
		],
		// Headings keep the ids that the contents link to, whatever they are called.
		SANITIZE_DOM: false,
	} );
}
