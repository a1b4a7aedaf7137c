import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';
import { sleep } from '../../../lib/timing';

/** Milliseconds for which a slide is shown. */
const DURATION = 6000;

/** Milliseconds between two checks whether the row has stopped scrolling. */
const REST_CHECK = 300;

/** Milliseconds that the change to the next slide takes. */
const SPEED = 500;

/** The gap of the row in carousel.scss, in CSS pixels. */
const GAP = 12;

/** The slide that the row is scrolled to; a fraction while a finger moves it. */
function scrolledTo( row: Element ): number {
	return row.scrollLeft / ( row.clientWidth + GAP );
}

/** Waits while a finger moves the row. */
export async function untilAtRest( carousel: HTMLElement ): Promise< void > {
	const row = carousel.querySelector( '.hien-carousel__row' );
	const isAtRest = ( slide: number ) =>
		Math.abs( slide - Math.round( slide ) ) < 0.01;
	while ( row && ! isAtRest( scrolledTo( row ) ) ) {
		await sleep( REST_CHECK );
	}
}

/**
 * Turns the row into a looping carousel from the slide that it is scrolled to. A mouse over it or a hidden tab pauses it,
 * who moves a slide stops it. `onPlay` gets whether slides change by themselves; `since`: when the first one was shown, as
 * performance.now() gives it.
 */
export function startSwiper(
	carousel: HTMLElement,
	onPlay: ( isPlaying: boolean ) => void,
	since: number
): Swiper {
	const row = carousel.querySelector( '.hien-carousel__row' );
	let initialSlide = 0;
	if ( row ) {
		initialSlide = Math.round( scrolledTo( row ) );
		row.scrollLeft = 0;
	}
	const shown = initialSlide === 0 ? performance.now() - since : 0;
	carousel.classList.add( 'is-sliding' );
	const swiper = new Swiper( carousel, {
		modules: [ A11y, Autoplay ],
		wrapperClass: 'hien-carousel__row',
		slideClass: 'hien-carousel__slide',
		loop: true,
		speed: SPEED,
		spaceBetween: GAP,
		initialSlide,
		// Slides are articles already. carousel.tsx shows the slide with the focus.
		a11y: { slideRole: '', scrollOnFocus: false },
		autoplay: {
			delay: Math.max( SPEED, DURATION - shown ),
			disableOnInteraction: true,
			pauseOnMouseEnter: true,
		},
		on: {
			autoplayStart: () => onPlay( true ),
			autoplayStop: () => onPlay( false ),
			destroy: () => carousel.classList.remove( 'is-sliding' ),
		},
	} );
	// The first slide's time is running already; this is that of the next ones.
	Object.assign( swiper.params.autoplay ?? {}, { delay: DURATION } );
	return swiper;
}
