import vectors from '../../tests/vectors/fold.json';
import { fold } from './fold';

it.each( vectors as [ string, string ][] )( 'folds "%s"', ( text, folded ) => {
	expect( fold( text ) ).toBe( folded );
} );
