import { writeBoot } from '../../../../tests/js/server';
import { listTime } from './list-time';

beforeEach( () => {
	writeBoot();
} );

const now = Date.parse( '2026-11-18T17:00:00+07:00' );

it.each( [
	[ '2026-11-18T09:48:20+07:00', '9:48 SA' ],
	[ '2026-11-18T00:05:00+07:00', '12:05 SA' ],
	[ '2026-11-18T16:33:00+07:00', '4:33 CH' ],
	[ '2026-11-17T23:59:00+07:00', 'Hôm qua' ],
	[ '2026-11-16T08:00:00+07:00', '16/11' ],
	[ '2025-12-31T08:00:00+07:00', '31/12/2025' ],
] )( 'shows %s as %s, in the time of the site', ( at, shown ) => {
	expect( listTime( Date.parse( at ), now ) ).toBe( shown );
} );
