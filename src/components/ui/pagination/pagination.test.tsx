import { pageNumbers } from './pagination';

describe( 'pageNumbers()', () => {
	it.each( [
		[ 1, 2, [ 1, 2 ] ],
		[ 1, 28, [ 1, 2, 3, null, 28 ] ],
		[ 2, 28, [ 1, 2, 3, null, 28 ] ],
		[ 4, 28, [ 1, 2, 3, 4, 5, null, 28 ] ],
		[ 14, 28, [ 1, null, 13, 14, 15, null, 28 ] ],
		[ 25, 28, [ 1, null, 24, 25, 26, 27, 28 ] ],
		[ 28, 28, [ 1, null, 26, 27, 28 ] ],
	] )( 'shows on page %d of %d: %j', ( page, pages, numbers ) => {
		expect( pageNumbers( page, pages ) ).toEqual( numbers );
	} );
} );
