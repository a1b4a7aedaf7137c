import { startTransition, useEffect, useState } from 'react';

/** Resolves after some milliseconds. */
export function sleep( milliseconds: number ): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
}

/** Resolves in a later task, so that the browser can paint and handle input before. */
export function nextTask(): Promise< void > {
	return sleep( 0 );
}

/** Calls back once the page with its images and scripts is loaded; the signal ends the wait for that. */
export function afterLoad( callback: () => void, signal: AbortSignal ): void {
	if ( document.readyState === 'complete' ) {
		callback();
	} else {
		window.addEventListener( 'load', callback, { once: true, signal } );
	}
}

/** Milliseconds after which the browser calls back even if it is busy. */
const IDLE_TIMEOUT = 2000;

/** Milliseconds to wait in browsers without requestIdleCallback(). */
const FALLBACK_DELAY = 200;

/** Calls back when the browser is idle. Returns a function that cancels the call. */
export function whenIdle( callback: () => void ): () => void {
	if ( typeof window.requestIdleCallback === 'function' ) {
		const id = window.requestIdleCallback( callback, {
			timeout: IDLE_TIMEOUT,
		} );
		return () => window.cancelIdleCallback( id );
	}
	const timer = setTimeout( callback, FALLBACK_DELAY );
	return () => clearTimeout( timer );
}

/** Calls back after the next paint, or soon in a hidden tab. Returns a function that cancels the call. */
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
 * Resolves after the next paint, so that the pressed button is painted before what it opens is rendered. At once in Safari,
 * which opens the keyboard only for a field that gets the focus during the press, and is known by its lack of a scheduler.
 */
export async function waitForPaint(): Promise< void > {
	const { scheduler } = window as { readonly scheduler?: object };
	// An element with this id is no scheduler.
	if ( scheduler && 'postTask' in scheduler ) {
		await new Promise< void >( ( resolve ) => afterPaint( resolve ) );
	}
}

/** A value that changes after the next paint only, so that what depends on it does not delay a click. */
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
