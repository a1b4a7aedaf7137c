import names from '../../tests/vectors/short-names.json';
import vectors from '../../tests/vectors/titles.json';
import { formatNumber, shortName, titleText } from './formats';

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
