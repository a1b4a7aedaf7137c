interface Options {
	readonly slideClass: string;
	readonly initialSlide: number;
	readonly autoplay: { readonly delay: number };
	readonly on: Record< string, () => void >;
}

export const A11y = {};
export const Autoplay = {};

/** Replaces swiper in jsdom, which has no layout: it only stores which slide it begins with and is sent to, and whether it plays. */
export default class SwiperMock {
	/** The instance that was created last. */
	static last: SwiperMock | null = null;

	readonly autoplay = {
		start: () => this.options.on[ 'autoplayStart' ]?.(),
		stop: () => this.options.on[ 'autoplayStop' ]?.(),
	};
	readonly params = {};
	readonly slideToLoop = jest.fn();
	isDestroyed = false;

	constructor(
		readonly el: HTMLElement,
		readonly options: Options
	) {
		SwiperMock.last = this;
		el.querySelectorAll< HTMLElement >(
			`.${ options.slideClass }`
		).forEach( ( slide, index ) => {
			slide.dataset[ 'swiperSlideIndex' ] = String( index );
		} );
		this.autoplay.start();
	}

	destroy(): void {
		this.options.on[ 'destroy' ]?.();
		this.isDestroyed = true;
	}
}
