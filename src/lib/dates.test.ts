import { formatDate, formatDateTime } from './dates';

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
