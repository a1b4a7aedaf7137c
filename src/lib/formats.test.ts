import vectors from '../../tests/vectors/titles.json';
import { titleText } from './formats';

it.each( vectors as [ string, string ][] )(
	'keeps together what belongs together in “%s”',
	( title, text ) => {
		expect( titleText( title ) ).toBe( text );
	}
);
