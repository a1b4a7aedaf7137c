import { field } from '../../../tests/js/field';
import { problemOf } from './problems';

const FIELD = field( { type: 'url' } );

// Chrome before 120, Firefox before 115 and Safari before 17 have no URL.canParse().
beforeEach( () => {
	Object.assign( URL, { canParse: undefined } );
} );

it.each( [
	[ 'https://vi-du.vn/a?b#c', true ],
	[ 'https://vi-du.vn:port', false ],
	[ 'https://', false ],
	[ 'vi-du.vn', false ],
] )( 'whether %s is a web address is %s', ( value, isAddress ) => {
	expect( problemOf( FIELD, value ) === '' ).toBe( isAddress );
} );

it( 'names an example of what it does not understand', () => {
	const pattern = '^\\d\\d:\\d\\d$';
	const help = 'Như 14:05.';
	expect( problemOf( field( { pattern, help } ), '14' ) ).toBe(
		'Chưa đúng dạng. Như 14:05.'
	);
	expect( problemOf( field( { pattern } ), '14' ) ).toBe( 'Chưa đúng dạng.' );
	expect( problemOf( field( { pattern, help, type: 'time' } ), '8' ) ).toBe(
		'Chưa đúng. Bạn ghi giờ như 08:00 nhé.'
	);
} );
