/** Replaces swiper in jsdom, which has no layout: it only stores which slide is shown. */
export default class SwiperMock {
	/** The instance that was created last. */
	static last: SwiperMock | null = null;

	readonly slides: readonly Element[];
	isDestroyed = false;
	shown: number;

	private readonly listeners: Record< string, () => void > = {};

	constructor(
		element: HTMLElement,
		readonly options: { slideClass: string; initialSlide: number }
	) {
		this.slides = [
			...element.querySelectorAll( `.${ options.slideClass }` ),
		];
		this.shown = options.initialSlide;
		SwiperMock.last = this;
	}

	on( event: string, listener: () => void ): void {
		this.listeners[ event ] = listener;
	}

	/** Moves to a slide as a swipe does. */
	swipe( place: number ): void {
		this.listeners[ 'sliderFirstMove' ]?.();
		this.slideTo( place );
	}

	slideNext(): void {
		this.slideTo( ( this.shown + 1 ) % this.slides.length );
	}

	slideTo( place: number ): void {
		this.shown = place;
		this.listeners[ 'slideChange' ]?.();
	}

	destroy(): void {
		this.isDestroyed = true;
	}
}
