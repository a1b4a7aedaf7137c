import names from '../../tests/vectors/short-names.json';
import vectors from '../../tests/vectors/titles.json';
import { shortName, titleText } from './formats';

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
