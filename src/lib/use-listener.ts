import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Adds an event listener to an element that another component renders.
 *
 * The element keeps one listener, which calls the function of the latest render. Replacing the listener in each render
 * would miss events: browsers run microtasks, and so renders of React, between two listeners of one event, and do not
 * call a listener that was added in between.
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
