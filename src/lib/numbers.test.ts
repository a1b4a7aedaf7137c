import { formatNumber, formatSize, pageNumbers } from './numbers';

describe( 'formatNumber()', () => {
	it.each( [
		[ 0, '0' ],
		[ 999, '999' ],
		[ 1248, '1.248' ],
		[ 1290000, '1.290.000' ],
	] )( 'writes %d as %s', ( number, text ) => {
		expect( formatNumber( number ) ).toBe( text );
	} );
} );

describe( 'formatSize()', () => {
	it.each( [
		[ 0, '0 B' ],
		[ 1023, '1023 B' ],
		[ 1024, '1 KB' ],
		[ 655360, '640 KB' ],
		[ 1048063, '1023 KB' ],
		[ 1048064, '1,0 MB' ],
		[ 1258291, '1,2 MB' ],
		[ 1310720, '1,3 MB' ],
	] )( 'writes %d bytes as %s', ( bytes, text ) => {
		expect( formatSize( bytes ) ).toBe( text );
	} );
} );

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
