import { useEffect } from 'react';
import type { RefObject } from 'react';
import { logError } from '../../lib/log-error';
import { whenIdle } from '../../lib/when-idle';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Sets the slides of a carousel going when the browser is idle: where there are two or more, and motion is welcome. */
export function useSlides(
	carousel: RefObject< HTMLElement >,
	count: number
): void {
	useEffect( () => {
		const { current } = carousel;
		if ( ! current || count < 2 ) {
			return undefined;
		}
		const motion = window.matchMedia( REDUCED_MOTION );
		let stop: ( () => void ) | undefined;
		let isGone = false;

		async function begin( element: HTMLElement ) {
			try {
				const { start } = await import(
					/* webpackChunkName: "carousel" */ './slides'
				);
				if ( ! isGone && ! motion.matches ) {
					stop ??= start( element );
				}
			} catch ( error ) {
				logError( error );
			}
		}
		function update() {
			if ( ! motion.matches ) {
				void begin( current as HTMLElement );
				return;
			}
			stop?.();
			stop = undefined;
		}

		const cancel = whenIdle( update );
		motion.addEventListener( 'change', update );
		return () => {
			isGone = true;
			cancel();
			motion.removeEventListener( 'change', update );
			stop?.();
		};
	}, [ carousel, count ] );
}
