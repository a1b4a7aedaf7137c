import { formatNumber } from './numbers';

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
