import { Suspense, useEffect, useId } from 'react';
import type { ReactNode } from 'react';

/** Ids of the boundaries that are not hydrated yet. */
const waiting = new Set< string >();
let callbacks: ( () => void )[] = [];

function callBack(): void {
	if ( waiting.size === 0 ) {
		const ready = callbacks;
		callbacks = [];
		ready.forEach( ( callback ) => callback() );
	}
}

/** Calls back once all boundaries are hydrated; for an effect of the root. Returns a function that cancels the call. */
export function whenHydrated( callback: () => void ): () => void {
	callbacks.push( callback );
	callBack();
	return () => {
		callbacks = callbacks.filter( ( other ) => other !== callback );
	};
}

/**
 * Its effect runs when the boundary around it is hydrated; where React renders without hydrating, before that of the boundary,
 * so it waits for this in a microtask.
 */
function Hydrated( { id }: { readonly id: string } ) {
	useEffect(
		() =>
			queueMicrotask( () => {
				waiting.delete( id );
				callBack();
			} ),
		[ id ]
	);
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
	const id = useId();
	useEffect( () => {
		waiting.add( id );
		return () => {
			waiting.delete( id );
			queueMicrotask( callBack ); // StrictMode ends all effects, and begins them again at once.
		};
	}, [ id ] );
	return (
		<Suspense>
			{ children }
			<Hydrated id={ id } />
		</Suspense>
	);
}
