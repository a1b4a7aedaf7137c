import { withoutTracking } from './tracking';

const clean = ( query: string ) =>
	withoutTracking( new URL( `http://localhost/bai${ query }` ) ).search;

it.each( [
	'fbclid',
	'gclid',
	'gad_source',
	'wbraid',
	'zarsrc',
	'utm_source',
	'utm_medium',
	'msclkid',
	'ttclid',
	'igshid',
	'mc_eid',
	'FBCLID',
] )( 'an address is shown without %s', ( name ) => {
	expect( clean( `?${ name }=a%20b&s=ấm+trà&${ name }=c` ) ).toBe(
		'?s=%E1%BA%A5m+tr%C3%A0'
	);
	expect( clean( `?${ name }=1` ) ).toBe( '' );
} );

it.each( [ '?s=utm_source', '?action=comment', '?p=5', '?ref=a', '' ] )(
	'%p is no such argument',
	( query ) => {
		const url = new URL( `http://localhost/bai${ query }` );
		expect( withoutTracking( url ) ).toBe( url );
	}
);
