import Swiper from 'swiper';

/** How long a slide stays, milliseconds. */
const STAY = 6000;

const SPEED = 500;

/** The gap of the row in carousel.scss, CSS pixels. */
const GAP = 12;

/**
 * Makes the row of a carousel slide, round and round, from the slide that it stands at. It waits while a mouse is over
 * it, while the focus is in it and while nobody sees the page. Returns how to make it a row again.
 */
export function start( carousel: HTMLElement ): () => void {
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

	const reasons = new Set< 'focus' | 'mouse' >();
	let timer: ReturnType< typeof setTimeout > | undefined;
	function wait() {
		clearTimeout( timer );
		if ( reasons.size === 0 && ! document.hidden ) {
			timer = setTimeout( () => swiper.slideNext(), STAY );
		}
	}

	const listening = new AbortController();
	const { signal } = listening;
	carousel.addEventListener(
		'pointerenter',
		( { pointerType } ) => {
			if ( pointerType === 'mouse' ) {
				reasons.add( 'mouse' );
				wait();
			}
		},
		{ signal }
	);
	carousel.addEventListener(
		'pointerleave',
		() => {
			reasons.delete( 'mouse' );
			wait();
		},
		{ signal }
	);
	carousel.addEventListener(
		'focusin',
		( { target } ) => {
			reasons.add( 'focus' );
			wait();
			// Whoever walks through the links sees the slide that they are in.
			const place = swiper.slides.findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			swiper.slideTo( place, 0 );
		},
		{ signal }
	);
	carousel.addEventListener(
		'focusout',
		() => {
			reasons.delete( 'focus' );
			wait();
		},
		{ signal }
	);
	document.addEventListener( 'visibilitychange', wait, { signal } );
	swiper.on( 'slideChange', wait );
	wait();

	return () => {
		clearTimeout( timer );
		listening.abort();
		swiper.destroy();
		carousel.classList.remove( 'is-sliding' );
	};
}
