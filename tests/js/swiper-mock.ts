/** Stands for swiper in jsdom, which has no layout: it knows which slide is shown, and nothing else. */
export default class SwiperMock {
	/** The one that was made last. */
	static last: SwiperMock | null = null;

	readonly slides: readonly Element[];
	isDestroyed = false;
	shown: number;

	private readonly listeners: ( () => void )[] = [];

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

	on( _event: 'slideChange', listener: () => void ): void {
		this.listeners.push( listener );
	}

	slideNext(): void {
		this.slideTo( ( this.shown + 1 ) % this.slides.length );
	}

	slideTo( place: number ): void {
		this.shown = place;
		this.listeners.forEach( ( listener ) => listener() );
	}

	destroy(): void {
		this.isDestroyed = true;
	}
}
