import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

interface Boundary {
	isHydrated: boolean;
}

const waiting = new Set< Boundary >();
let callbacks: ( () => void )[] = [];

function callBack(): void {
	if ( waiting.size === 0 ) {
		const ready = callbacks;
		callbacks = [];
		ready.forEach( ( callback ) => callback() );
	}
}

function remove( boundary: Boundary ): void {
	waiting.delete( boundary );
	callBack();
}

/** Calls back once all boundaries are hydrated; for an effect of the root. Returns a function that cancels the call. */
export function whenHydrated( callback: () => void ): () => void {
	callbacks.push( callback );
	callBack();
	return () => {
		callbacks = callbacks.filter( ( other ) => other !== callback );
	};
}

/** Its effect runs when the boundary around it is hydrated. */
function Hydrated( { boundary }: { readonly boundary: Boundary } ) {
	useEffect( () => {
		boundary.isHydrated = true;
		remove( boundary );
	}, [ boundary ] );
	return null;
}

/**
 * A Suspense boundary, which React hydrates in a task of its own: after the rest, or earlier if the visitor interacts
 * with it. In the server's HTML, comments mark its ends (hien_suspense_start() in the theme).
 *
 * React renders a boundary from scratch if it gets an update before it is hydrated, and a context change updates all
 * boundaries below. So navigation starts only when all are hydrated, and what may change earlier changes in a transition, which
 * waits for them.
 */
export function HydrationBoundary( {
	children,
}: {
	readonly children: ReactNode;
} ) {
	const [ boundary ] = useState( () => ( { isHydrated: false } ) );
	useEffect( () => {
		// When React renders without hydrating, the effect of <Hydrated> has run already.
		if ( ! boundary.isHydrated ) {
			waiting.add( boundary );
		}
		return () => remove( boundary );
	}, [ boundary ] );
	return (
		<Suspense>
			{ children }
			<Hydrated boundary={ boundary } />
		</Suspense>
	);
}
