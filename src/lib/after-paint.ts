/**
 * Calls back after the browser's next paint, or soon in a hidden tab, which is not painted. Returns a function that
 * cancels the call.
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
