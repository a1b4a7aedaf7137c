import Pause from 'lucide-static/icons/pause.svg';
import Play from 'lucide-static/icons/play.svg';
import { useRef, useEffect, useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import type Swiper from 'swiper';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { onFirstInteraction } from '../../../lib/first-interaction';
import { logError } from '../../../lib/log-error';
import './carousel.scss';
import './carousel.later.scss';

/** Milliseconds after which Swiper is loaded even without an interaction. */
const LOAD_AFTER = 4500;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface SwiperState {
	readonly swiper: Swiper | null;
	readonly isPlaying: boolean;
}

/** Calls back once: at the first interaction or after LOAD_AFTER. Returns a function that cancels the call. */
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
function useSwiper(
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

/**
 * Stops the carousel where something in it gets the focus, and shows its slide if it gets it by the keyboard. Swiper's own
 * `scrollOnFocus` compares with the slide of the last frame, and so fails if Tab is pressed twice within a frame.
 */
function showFocused( swiper: Swiper, { target }: FocusEvent< Element > ) {
	swiper.autoplay.stop();
	const slide = target.closest< HTMLElement >( '.hien-carousel__slide' );
	if ( slide && target.matches( ':focus-visible' ) ) {
		swiper.el.scrollLeft = 0; // The browser has scrolled it to show the focus.
		swiper.slideToLoop( Number( slide.dataset[ 'swiperSlideIndex' ] ), 0 );
	}
}

interface Props {
	readonly label: string;
	/** Elements of class `hien-carousel__slide`. */
	readonly children: readonly ReactNode[];
}

/** Slides that change by themselves. Without Swiper, which is loaded later, they are a row that scrolls and snaps. */
export function Carousel( { label, children }: Props ) {
	const ref = useRef< HTMLElement >( null );
	const { swiper, isPlaying } = useSwiper( ref, children.length );
	return (
		<section
			ref={ ref }
			className="hien-carousel"
			aria-roledescription={ __( 'trình chiếu', 'hien' ) }
			aria-label={ label }
		>
			{ swiper && (
				<button
					className="hien-icon-button hien-carousel__pause"
					type="button"
					aria-label={
						isPlaying
							? __( 'Tạm dừng trình chiếu', 'hien' )
							: __( 'Chạy tiếp trình chiếu', 'hien' )
					}
					onClick={ () =>
						swiper.autoplay[ isPlaying ? 'stop' : 'start' ]()
					}
				>
					<Icon icon={ isPlaying ? Pause : Play } small />
				</button>
			) }
			<div
				className="hien-carousel__row"
				onFocus={ ( event ) => swiper && showFocused( swiper, event ) }
			>
				{ children }
			</div>
		</section>
	);
}
