import type { Field } from './field';
import { problemOf } from './problems';

const FIELD: Field = {
	key: 'link',
	type: 'url',
	label: 'Liên kết',
	help: '',
	media: '',
	pattern: '',
	choices: {},
	post_type: '',
	required: false,
	fallback: '',
	completions: {},
};

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
