import names from '../../tests/vectors/short-names.json';
import vectors from '../../tests/vectors/titles.json';
import {
	formatDate,
	formatDateTime,
	formatNumber,
	shortName,
	titleText,
} from './formats';

it.each( vectors as [ string, string ][] )(
	'keeps together what belongs together in “%s”',
	( title, text ) => {
		expect( titleText( title ) ).toBe( text );
	}
);

it.each( names as [ string, 1 | 2, string ][] )(
	'calls %s by the last words of the name, at most %d',
	( name, words, short ) => {
		expect( shortName( name, words ) ).toBe( short );
	}
);

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

// Whatever zone the tests run in, one of the first two is another day there.
it.each( [
	[ '2026-11-18T00:10:00+07:00', '18/11/2026' ],
	[ '2026-11-18T23:50:00-11:00', '18/11/2026' ],
	[ '2026-01-05T12:00:00Z', '05/01/2026' ],
] )( 'reads the day of %s at the site, not the visitor’s', ( iso, day ) => {
	expect( formatDate( iso ) ).toBe( day );
} );

it( 'reads the minute at the site too', () => {
	expect( formatDateTime( '2026-11-18T00:10:59+07:00' ) ).toBe(
		'18/11/2026 00:10'
	);
} );
