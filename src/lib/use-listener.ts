import { useEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Adds an event listener to an element that another component renders: one for all renders, which calls the latest
 * function. A listener that each render replaced would miss events, since React may render between two listeners of one
 * event.
 */
export function useListener< Type extends keyof HTMLElementEventMap >(
	target: HTMLElement | null,
	type: Type,
	listener: ( event: HTMLElementEventMap[ Type ] ) => void
): void {
	const latest = useLatest( listener );
	useEffect( () => {
		const onEvent = ( event: HTMLElementEventMap[ Type ] ) =>
			latest.current( event );
		target?.addEventListener( type, onEvent );
		return () => target?.removeEventListener( type, onEvent );
	}, [ target, type, latest ] );
}
