/** What a plugin for images has put in: copies for readers without scripts, and pictures of other formats. */
const OF_IMAGES =
	':is( img + noscript, noscript + img, picture ):not( .hien-prose * )';

/**
 * Makes what the server printed ready for hydration: restores what plugins have changed, those for images and those for smaller
 * HTML, which shows at the start of boundaries, and removes the attribute `data-part`, which React does not know.
 */
export async function prepareHydration( host: Element ): Promise< void > {
	const parts = [ ...host.querySelectorAll( '[data-part]' ) ];
	if (
		host.querySelector( OF_IMAGES ) ||
		parts.some(
			( { previousSibling } ) => ! ( previousSibling instanceof Comment )
		)
	) {
		const { restoreMarkup } = await import(
			/* webpackChunkName: "restore-markup" */ './restore-markup'
		);
		restoreMarkup( host );
	}
	parts.forEach( ( part ) => part.removeAttribute( 'data-part' ) );
}
