/** An address without its fragment. */
export function withoutHash( address: string ): string {
	return address.replace( /#.*/, '' );
}

/** Whether Back or Forward has led to another address than that at which the page was loaded. */
export function isBack(): boolean {
	const [ loaded ] = performance.getEntriesByType( 'navigation' );
	return (
		loaded !== undefined &&
		withoutHash( loaded.name ) !== withoutHash( window.location.href )
	);
}
