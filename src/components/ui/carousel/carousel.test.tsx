import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reduceMotion } from '../../../../tests/js/browser';
import SwiperMock from '../../../../tests/js/swiper-mock';
import { Carousel } from './carousel';

function showSlides( count: number ) {
	return render(
		<Carousel label="Nổi bật">
			{ Array.from( { length: count }, ( _, index ) => (
				<article key={ index } className="hien-carousel__slide">
					<a href={ `/${ index + 1 }` }>{ `Tấm ${ index + 1 }` }</a>
				</article>
			) ) }
		</Carousel>
	);
}

/** A carousel whose code is loaded after an interaction. */
async function renderSlides( count: number ) {
	const view = showSlides( count );
	fireEvent.pointerMove( window );
	await act( () => jest.advanceTimersByTimeAsync( 0 ) );
	return view;
}

function carousel(): HTMLElement {
	return screen.getByRole( 'region', { name: 'Nổi bật' } );
}

function toggle(): HTMLElement {
	return screen.getByRole( 'button' );
}

async function pass( milliseconds: number ) {
	await act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
}

beforeEach( () => {
	jest.useFakeTimers();
	SwiperMock.last = null;
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'a carousel', () => {
	it( 'is a row at first, and slides where nobody stirs too', async () => {
		showSlides( 2 );
		await pass( 3000 );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		await pass( 3000 );
		expect( carousel() ).toHaveClass( 'is-sliding' );
		expect( SwiperMock.last?.options.initialSlide ).toBe( 0 );
	} );

	it( 'shows the first slide as long as the others, counted from when it was there', async () => {
		showSlides( 2 );
		await pass( 6000 );
		const { options } = SwiperMock.last as SwiperMock;
		expect( options.autoplay.delay ).toBe( 1500 );
	} );

	it( 'begins once a finger has left the row', async () => {
		const width = jest
			.spyOn( Element.prototype, 'clientWidth', 'get' )
			.mockReturnValue( 800 );
		const scrolled = jest
			.spyOn( Element.prototype, 'scrollLeft', 'get' )
			.mockReturnValue( 300 );
		await renderSlides( 3 );
		await pass( 6000 );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		scrolled.mockReturnValue( 812 );
		await pass( 3000 );
		expect( carousel() ).toHaveClass( 'is-sliding' );
		scrolled.mockRestore();
		width.mockRestore();
	} );

	it( 'begins where the visitor has scrolled to', async () => {
		const scrolled = jest
			.spyOn( Element.prototype, 'scrollLeft', 'get' )
			.mockReturnValue( 812 );
		const width = jest
			.spyOn( Element.prototype, 'clientWidth', 'get' )
			.mockReturnValue( 800 );
		await renderSlides( 3 );
		expect( SwiperMock.last?.options.initialSlide ).toBe( 1 );
		scrolled.mockRestore();
		width.mockRestore();
	} );

	it( 'stays a row with one slide', async () => {
		await renderSlides( 1 );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		expect( SwiperMock.last ).toBeNull();
	} );

	it( 'stays a row for those who want no motion, also when they say so later', async () => {
		reduceMotion( true );
		await renderSlides( 2 );
		expect( SwiperMock.last ).toBeNull();

		reduceMotion( false );
		await pass( 0 );
		expect( carousel() ).toHaveClass( 'is-sliding' );

		reduceMotion( true );
		await pass( 0 );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		expect( SwiperMock.last ).toHaveProperty( 'isDestroyed', true );
	} );

	it( 'stands still at the slide that has the focus', async () => {
		await renderSlides( 3 );
		expect( toggle() ).toHaveAccessibleName( 'Tạm dừng trình chiếu' );
		act( () => screen.getByRole( 'link', { name: 'Tấm 3' } ).focus() );
		expect( toggle() ).toHaveAccessibleName( 'Chạy tiếp trình chiếu' );
		expect( SwiperMock.last?.slideToLoop ).toHaveBeenLastCalledWith( 2, 0 );
	} );

	it( 'is paused and set going again by a button', async () => {
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		await renderSlides( 3 );
		await user.click( toggle() );
		expect( toggle() ).toHaveAccessibleName( 'Chạy tiếp trình chiếu' );
		await user.click( toggle() );
		expect( toggle() ).toHaveAccessibleName( 'Tạm dừng trình chiếu' );
	} );

	it( 'has no such button where nothing moves', async () => {
		reduceMotion( true );
		await renderSlides( 2 );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		reduceMotion( false );
		await pass( 0 );
		expect( screen.getByRole( 'button' ) ).toBeVisible();
		reduceMotion( true );
		await pass( 0 );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'ends with its screen', async () => {
		const { unmount } = await renderSlides( 2 );
		unmount();
		expect( SwiperMock.last ).toHaveProperty( 'isDestroyed', true );
	} );
} );
