/** Stands for swiper in jsdom, which has no layout: it knows which slide is shown, and nothing else. */
export default class SwiperMock {
	/** The one that was made last. */
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

	/** What a finger does. */
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
