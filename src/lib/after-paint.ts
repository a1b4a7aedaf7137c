/** Calls back when the browser has painted what is there now. Returns how to call that off. */
export function afterPaint( callback: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const frame = requestAnimationFrame( () => {
		timer = setTimeout( callback );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
