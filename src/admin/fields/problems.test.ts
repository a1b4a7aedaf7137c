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
