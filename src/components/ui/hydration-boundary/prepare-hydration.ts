/**
 * Makes what the server printed ready for hydration: restores what a plugin for smaller HTML has changed, which shows
 * at the start of boundaries, and removes the attribute `data-part`, which React does not know.
 */
export async function prepareHydration( host: Element ): Promise< void > {
	const parts = [ ...host.querySelectorAll( '[data-part]' ) ];
	if (
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
