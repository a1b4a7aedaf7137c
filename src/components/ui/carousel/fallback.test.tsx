import { act, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';

jest.mock( './start-swiper', () => {
	throw new Error( 'The chunk did not load.' );
} );

it( 'a carousel whose code does not load stays a row that scrolls', async () => {
	jest.useFakeTimers();
	render(
		<Carousel label="Nổi bật">
			{ [
				<article key="1">Một</article>,
				<article key="2">Hai</article>,
			] }
		</Carousel>
	);
	await act( () => jest.advanceTimersByTimeAsync( 5000 ) );
	jest.useRealTimers();
	expect( screen.getByRole( 'region' ) ).not.toHaveClass( 'is-sliding' );
	expect( screen.getByText( 'Hai' ) ).toBeVisible();
	expect( window.reportError ).toHaveBeenCalledTimes( 1 );
} );
