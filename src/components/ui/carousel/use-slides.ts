import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { logError } from '../../../lib/log-error';
import { whenIdle } from '../../../lib/when-idle';
import type { Slides } from './slides';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface Sliding {
	/** Whether there is anything to pause. */
	readonly isSliding: boolean;
	/** Whether the visitor has paused it, or moved the slides by hand. */
	readonly isPaused: boolean;
	readonly pause: ( isPaused: boolean ) => void;
}

/** Sets the slides of a carousel going when the browser is idle: where there are two or more, and motion is welcome. */
export function useSlides(
	carousel: RefObject< HTMLElement >,
	count: number
): Sliding {
	const [ slides, setSlides ] = useState< Slides | null >( null );
	const [ isPaused, pause ] = useState( false );

	useEffect( () => {
		const { current } = carousel;
		if ( ! current || count < 2 ) {
			return undefined;
		}
		const motion = window.matchMedia( REDUCED_MOTION );
		let running: Slides | null = null;
		let isGone = false;

		async function begin( element: HTMLElement ) {
			try {
				const { start } = await import(
					/* webpackChunkName: "carousel" */ './slides'
				);
				if ( ! isGone && ! motion.matches ) {
					running ??= start( element, () => pause( true ) );
					setSlides( running );
				}
			} catch ( error ) {
				logError( error );
			}
		}
		function halt() {
			running?.stop();
			running = null;
			setSlides( null );
		}
		function update() {
			if ( motion.matches ) {
				halt();
			} else {
				void begin( current as HTMLElement );
			}
		}

		const cancel = whenIdle( update );
		motion.addEventListener( 'change', update );
		return () => {
			isGone = true;
			cancel();
			motion.removeEventListener( 'change', update );
			halt();
		};
	}, [ carousel, count ] );

	useEffect( () => slides?.hold( isPaused ), [ slides, isPaused ] );

	return { isSliding: slides !== null, isPaused, pause };
}
