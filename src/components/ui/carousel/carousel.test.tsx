import { act, fireEvent, render, screen } from '@testing-library/react';
import { reduceMotion } from '../../../../tests/js/browser';
import SwiperMock from '../../../../tests/js/swiper-mock';
import { Carousel } from './carousel';

const STAY = 6000;

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

/** jsdom knows no pointers. */
function point( type: 'pointerenter' | 'pointerleave', pointerType: string ) {
	fireEvent(
		carousel(),
		Object.assign( new Event( type ), { pointerType } )
	);
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
	it( 'goes round, a slide every six seconds', async () => {
		await renderSlides( 2 );
		expect( carousel() ).toHaveClass( 'is-sliding' );
		const shown = [];
		for ( let turn = 0; turn < 3; turn++ ) {
			shown.push( SwiperMock.last?.shown );
			await pass( STAY );
		}
		expect( shown ).toEqual( [ 0, 1, 0 ] );
	} );

	it( 'is a row at first, and changes its first slide in time where nobody stirs', async () => {
		showSlides( 2 );
		await pass( STAY / 2 );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		await pass( STAY / 2 );
		expect( SwiperMock.last?.shown ).toBe( 1 );
	} );

	it( 'begins once a finger has left the row', async () => {
		const width = jest
			.spyOn( Element.prototype, 'clientWidth', 'get' )
			.mockReturnValue( 800 );
		const scrolled = jest
			.spyOn( Element.prototype, 'scrollLeft', 'get' )
			.mockReturnValue( 300 );
		await renderSlides( 3 );
		await pass( STAY );
		expect( carousel() ).not.toHaveClass( 'is-sliding' );
		scrolled.mockReturnValue( 812 );
		await pass( STAY / 2 );
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
		expect( SwiperMock.last?.shown ).toBe( 1 );
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

	it( 'waits while the mouse is over it', async () => {
		await renderSlides( 2 );
		point( 'pointerenter', 'mouse' );
		await pass( 3 * STAY );
		expect( SwiperMock.last?.shown ).toBe( 0 );
		point( 'pointerleave', 'mouse' );
		await pass( STAY );
		expect( SwiperMock.last?.shown ).toBe( 1 );
	} );

	it( 'does not take a touch for a mouse that stays', async () => {
		await renderSlides( 2 );
		point( 'pointerenter', 'touch' );
		await pass( STAY );
		expect( SwiperMock.last?.shown ).toBe( 1 );
	} );

	it( 'shows the slide that has the focus, and stands still from then on', async () => {
		await renderSlides( 3 );
		const link = screen.getByRole( 'link', { name: 'Tấm 3' } );
		act( () => link.focus() );
		await pass( 3 * STAY );
		expect( SwiperMock.last?.shown ).toBe( 2 );
		act( () => link.blur() );
		await pass( STAY );
		expect( SwiperMock.last?.shown ).toBe( 2 );
		expect(
			screen.getByRole( 'button', { name: 'Chạy tiếp trình chiếu' } )
		).toBeVisible();
	} );

	it( 'stands still once its slides were moved by hand', async () => {
		await renderSlides( 3 );
		act( () => SwiperMock.last?.swipe( 1 ) );
		await pass( 3 * STAY );
		expect( SwiperMock.last?.shown ).toBe( 1 );
	} );

	it( 'is paused and set going again by a button', async () => {
		await renderSlides( 3 );
		const press = async ( name: string ) => {
			const button = screen.getByRole( 'button', { name } );
			act( () => button.focus() );
			fireEvent.click( button );
			await pass( STAY );
		};
		await press( 'Tạm dừng trình chiếu' );
		expect( SwiperMock.last?.shown ).toBe( 0 );
		await press( 'Chạy tiếp trình chiếu' );
		expect( SwiperMock.last?.shown ).toBe( 1 );
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

	it( 'waits while nobody sees the page', async () => {
		await renderSlides( 2 );
		const hidden = jest
			.spyOn( document, 'hidden', 'get' )
			.mockReturnValue( true );
		fireEvent( document, new Event( 'visibilitychange' ) );
		await pass( 3 * STAY );
		expect( SwiperMock.last?.shown ).toBe( 0 );
		hidden.mockReturnValue( false );
		fireEvent( document, new Event( 'visibilitychange' ) );
		await pass( STAY );
		expect( SwiperMock.last?.shown ).toBe( 1 );
		hidden.mockRestore();
	} );

	it( 'ends with its screen', async () => {
		const { unmount } = await renderSlides( 2 );
		unmount();
		expect( SwiperMock.last ).toHaveProperty( 'isDestroyed', true );
		await pass( 3 * STAY );
		expect( SwiperMock.last?.shown ).toBe( 0 );
	} );
} );
