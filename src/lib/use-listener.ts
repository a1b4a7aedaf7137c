import { useEffect } from 'react';

/** Listens to an element that another component renders. */
export function useListener< Type extends keyof HTMLElementEventMap >(
	target: HTMLElement | null,
	type: Type,
	listener: ( event: HTMLElementEventMap[ Type ] ) => void
): void {
	useEffect( () => {
		target?.addEventListener( type, listener );
		return () => target?.removeEventListener( type, listener );
	}, [ target, type, listener ] );
}
