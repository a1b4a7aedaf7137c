import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Listens to an element that another component renders.
 *
 * The element keeps one listener, which calls the function of the last render. A listener that each render replaced
 * would miss events: browsers run microtasks, and so React's renders, between two listeners of one event, and do not
 * call a listener that was added meanwhile.
 */
export function useListener< Type extends keyof HTMLElementEventMap >(
	target: HTMLElement | null,
	type: Type,
	listener: ( event: HTMLElementEventMap[ Type ] ) => void
): void {
	const latest = useRef( listener );
	useLayoutEffect( () => {
		latest.current = listener;
	} );
	useEffect( () => {
		const onEvent = ( event: HTMLElementEventMap[ Type ] ) =>
			latest.current( event );
		target?.addEventListener( type, onEvent );
		return () => target?.removeEventListener( type, onEvent );
	}, [ target, type ] );
}
