import Swiper from 'swiper';

/** How long a slide stays, milliseconds. */
const STAY = 6000;

const SPEED = 500;

/** The gap of the row in carousel.scss, CSS pixels. */
const GAP = 12;

/** Why no slide follows. */
type Reason = 'focus' | 'mouse' | 'visitor';

export interface Slides {
	/** Whether the visitor wants them to stand still. */
	readonly hold: ( isHeld: boolean ) => void;
	/** Makes the carousel a row again. */
	readonly stop: () => void;
}

/**
 * Makes the row of a carousel slide, round and round, from the slide that it stands at. It waits while a mouse is over
 * it, while the focus is in a slide, while nobody sees the page and while it is held.
 *
 * @param carousel
 * @param onSwipe  The visitor begins to move the slides by hand.
 */
export function start( carousel: HTMLElement, onSwipe: () => void ): Slides {
	const row = carousel.querySelector( '.hien-carousel__row' );
	let initialSlide = 0;
	if ( row ) {
		initialSlide = Math.round( row.scrollLeft / ( row.clientWidth + GAP ) );
		row.scrollLeft = 0;
	}
	carousel.classList.add( 'is-sliding' );
	const swiper = new Swiper( carousel, {
		wrapperClass: 'hien-carousel__row',
		slideClass: 'hien-carousel__slide',
		loop: true,
		speed: SPEED,
		spaceBetween: GAP,
		initialSlide,
	} );

	const reasons = new Set< Reason >();
	let timer: ReturnType< typeof setTimeout > | undefined;
	function wait() {
		clearTimeout( timer );
		if ( reasons.size === 0 && ! document.hidden ) {
			timer = setTimeout( () => swiper.slideNext(), STAY );
		}
	}
	function note( reason: Reason, holds: boolean ) {
		reasons[ holds ? 'add' : 'delete' ]( reason );
		wait();
	}

	const listening = new AbortController();
	const { signal } = listening;
	carousel.addEventListener(
		'pointerenter',
		( { pointerType } ) => note( 'mouse', pointerType === 'mouse' ),
		{ signal }
	);
	carousel.addEventListener( 'pointerleave', () => note( 'mouse', false ), {
		signal,
	} );
	carousel.addEventListener(
		'focusin',
		( { target } ) => {
			const place = swiper.slides.findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			note( 'focus', place >= 0 );
			if ( place >= 0 ) {
				// Whoever walks through the links sees the slide that they are in.
				swiper.slideTo( place, 0 );
			}
		},
		{ signal }
	);
	carousel.addEventListener( 'focusout', () => note( 'focus', false ), {
		signal,
	} );
	document.addEventListener( 'visibilitychange', wait, { signal } );
	swiper.on( 'slideChange', wait );
	swiper.on( 'sliderFirstMove', onSwipe );
	wait();

	return {
		hold: ( isHeld ) => note( 'visitor', isHeld ),
		stop() {
			clearTimeout( timer );
			listening.abort();
			swiper.destroy();
			carousel.classList.remove( 'is-sliding' );
		},
	};
}
