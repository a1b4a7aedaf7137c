import { useEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Adds an event listener to the window, the document or an element that another component renders; none for null. It is
 * one for all renders, which calls the latest function. A listener that each render replaced would miss events, since
 * React may render between two listeners of one event.
 */
export function useListener< Type extends keyof WindowEventMap >(
	target: EventTarget | null,
	type: Type,
	listener: ( event: WindowEventMap[ Type ] ) => void
): void {
	const latest = useLatest( listener );
	useEffect( () => {
		const onEvent = ( event: Event ) =>
			latest.current( event as WindowEventMap[ Type ] );
		target?.addEventListener( type, onEvent );
		return () => target?.removeEventListener( type, onEvent );
	}, [ target, type, latest ] );
}
