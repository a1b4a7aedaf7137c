import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type Swiper from 'swiper';
import { onFirstInteraction } from '../../../lib/first-interaction';
import { logError } from '../../../lib/log-error';

/** Milliseconds after which Swiper is loaded even without an interaction. */
const LOAD_AFTER = 4500;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface SwiperState {
	/** Null while the carousel is a row. */
	readonly swiper: Swiper | null;
	/** Whether slides change by themselves. */
	readonly isPlaying: boolean;
}

/**
 * Calls back once: at the first interaction of the visitor, or after LOAD_AFTER. Returns a function that cancels the
 * call.
 */
function whenNeeded( callback: () => void ): () => void {
	const waiting = new AbortController();
	function cancel() {
		clearTimeout( timer );
		waiting.abort();
	}
	function call() {
		cancel();
		callback();
	}
	const timer = setTimeout( call, LOAD_AFTER );
	onFirstInteraction( call, waiting.signal );
	return cancel;
}

/** Starts Swiper for two slides or more, unless the visitor prefers reduced motion. */
export function useSwiper(
	carousel: RefObject< HTMLElement >,
	count: number
): SwiperState {
	const [ swiper, setSwiper ] = useState< Swiper | null >( null );
	const [ isPlaying, setPlaying ] = useState( false );

	useEffect( () => {
		const { current } = carousel;
		if ( ! current || count < 2 ) {
			return undefined;
		}
		const motion = window.matchMedia( REDUCED_MOTION );
		const since = performance.now();
		let running: Swiper | null = null;
		let isUnmounted = false;

		async function start( element: HTMLElement ) {
			try {
				const { startSwiper, untilAtRest } = await import(
					/* webpackChunkName: "carousel" */ './start-swiper'
				);
				await untilAtRest( element );
				if ( ! isUnmounted && ! motion.matches ) {
					running ??= startSwiper( element, setPlaying, since );
					setSwiper( running );
				}
			} catch ( error ) {
				logError( error );
			}
		}
		function stop() {
			running?.destroy();
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

		const cancel = whenNeeded( update );
		motion.addEventListener( 'change', update );
		return () => {
			isUnmounted = true;
			cancel();
			motion.removeEventListener( 'change', update );
			stop();
		};
	}, [ carousel, count ] );

	return { swiper, isPlaying };
}
