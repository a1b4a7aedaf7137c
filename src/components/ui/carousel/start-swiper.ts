import Swiper from 'swiper';

/** Milliseconds for which a slide is shown. */
const DURATION = 6000;

/** Milliseconds between two checks whether the row has stopped scrolling. */
const REST_CHECK = 300;

/** Milliseconds that the change to the next slide takes. */
const SPEED = 500;

/** The gap of the row in carousel.scss, in CSS pixels. */
const GAP = 12;

/** Why the slides are paused: the mouse is in the carousel, or the visitor has paused it. */
type Reason = 'mouse' | 'visitor';

export interface RunningSwiper {
	/** Pauses the slides, or lets them change again. */
	readonly pause: ( isPaused: boolean ) => void;
	/** Destroys Swiper; the carousel becomes a scrolling row again. */
	readonly stop: () => void;
}

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
		await new Promise( ( resolve ) => setTimeout( resolve, REST_CHECK ) );
	}
}

/**
 * Turns the row into a looping carousel, starting with the slide that it is scrolled to. Slides do not change while a
 * mouse is over them, while the tab is hidden and while the visitor has paused them.
 *
 * @param carousel
 * @param shownAt  When its first slide was shown, in milliseconds since 1970.
 * @param onUse    Called when the visitor begins to move the slides by hand or with the keyboard; it should pause them.
 */
export function startSwiper(
	carousel: HTMLElement,
	shownAt: number,
	onUse: () => void
): RunningSwiper {
	const row = carousel.querySelector( '.hien-carousel__row' );
	let initialSlide = 0;
	if ( row ) {
		initialSlide = Math.round( scrolledTo( row ) );
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
	function scheduleNext( shownFor = 0 ) {
		clearTimeout( timer );
		if ( reasons.size === 0 && ! document.hidden ) {
			timer = setTimeout( () => swiper.slideNext(), DURATION - shownFor );
		}
	}
	function setReason( reason: Reason, isPresent: boolean ) {
		reasons[ isPresent ? 'add' : 'delete' ]( reason );
		scheduleNext();
	}

	const listening = new AbortController();
	const { signal } = listening;
	carousel.addEventListener(
		'pointerenter',
		( { pointerType } ) => setReason( 'mouse', pointerType === 'mouse' ),
		{ signal }
	);
	carousel.addEventListener(
		'pointerleave',
		() => setReason( 'mouse', false ),
		{
			signal,
		}
	);
	carousel.addEventListener(
		'focusin',
		( { target } ) => {
			const index = swiper.slides.findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			if ( index >= 0 ) {
				onUse();
				// The Tab key also reaches links of slides that are not shown.
				swiper.slideTo( index, 0 );
			}
		},
		{ signal }
	);
	document.addEventListener( 'visibilitychange', () => scheduleNext(), {
		signal,
	} );
	swiper.on( 'slideChange', () => scheduleNext() );
	swiper.on( 'sliderFirstMove', onUse );
	scheduleNext( Date.now() - shownAt );

	return {
		pause: ( isPaused ) => setReason( 'visitor', isPaused ),
		stop() {
			clearTimeout( timer );
			listening.abort();
			swiper.destroy();
			carousel.classList.remove( 'is-sliding' );
		},
	};
}
