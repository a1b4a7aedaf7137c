/**
 * Calls back when the browser has painted what is there now, or at once in a tab that is not seen, which is not
 * painted. Returns how to call that off.
 */
export function afterPaint( callback: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const wait = () => {
		timer = setTimeout( callback );
	};
	if ( document.hidden ) {
		wait();
		return () => clearTimeout( timer );
	}
	const frame = requestAnimationFrame( wait );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
