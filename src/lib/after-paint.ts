import { startTransition, useEffect, useState } from 'react';

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

/**
 * Returns a value with a delay: it changes only after the next paint, so that components that depend on it do not delay
 * the response to a click.
 *
 * @param value The current value.
 */
export function useAfterPaint< T >( value: T ): T {
	const [ painted, setPainted ] = useState( value );
	useEffect(
		() =>
			painted === value
				? undefined
				: afterPaint( () =>
						startTransition( () => setPainted( value ) )
					),
		[ painted, value ]
	);
	return painted;
}
