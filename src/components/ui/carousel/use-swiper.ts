import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { logError } from '../../../lib/log-error';
import { whenIdle } from '../../../lib/when-idle';
import type { RunningSwiper } from './start-swiper';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface SwiperState {
	/** Whether slides change by themselves. */
	readonly isSliding: boolean;
	/** Whether the visitor has paused it, or moved the slides by hand. */
	readonly isPaused: boolean;
	readonly pause: ( isPaused: boolean ) => void;
}

/** Starts Swiper when the browser is idle, for two slides or more and unless the visitor wants reduced motion. */
export function useSwiper(
	carousel: RefObject< HTMLElement >,
	count: number
): SwiperState {
	const [ swiper, setSwiper ] = useState< RunningSwiper | null >( null );
	const [ isPaused, pause ] = useState( false );

	useEffect( () => {
		const { current } = carousel;
		if ( ! current || count < 2 ) {
			return undefined;
		}
		const motion = window.matchMedia( REDUCED_MOTION );
		let running: RunningSwiper | null = null;
		let isUnmounted = false;

		async function start( element: HTMLElement ) {
			try {
				const { startSwiper } = await import(
					/* webpackChunkName: "carousel" */ './start-swiper'
				);
				if ( ! isUnmounted && ! motion.matches ) {
					running ??= startSwiper( element, () => pause( true ) );
					setSwiper( running );
				}
			} catch ( error ) {
				logError( error );
			}
		}
		function stop() {
			running?.stop();
			running = null;
			setSwiper( null );
		}
		function update() {
			if ( motion.matches ) {
				stop();
			} else {
				void start( current as HTMLElement );
			}
		}

		const cancel = whenIdle( update );
		motion.addEventListener( 'change', update );
		return () => {
			isUnmounted = true;
			cancel();
			motion.removeEventListener( 'change', update );
			stop();
		};
	}, [ carousel, count ] );

	useEffect( () => swiper?.pause( isPaused ), [ swiper, isPaused ] );

	return { isSliding: swiper !== null, isPaused, pause };
}
