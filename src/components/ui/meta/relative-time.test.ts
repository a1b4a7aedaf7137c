import { timeAgo } from './relative-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const POSTED = '2026-11-18T23:30:00+07:00';

it.each( [
	[ -30 * MINUTE, 'vừa xong' ],
	[ 0, 'vừa xong' ],
	[ MINUTE - 1, 'vừa xong' ],
	[ MINUTE, 'một phút trước' ],
	[ 2 * MINUTE - 1, 'một phút trước' ],
	[ 3 * MINUTE, '3 phút trước' ],
	[ HOUR - 1, '59 phút trước' ],
	[ HOUR, 'một giờ trước' ],
	[ DAY - 1, '23 giờ trước' ],
	[ DAY, 'một ngày trước' ],
	[ 2 * DAY, '2 ngày trước' ],
	[ 30 * DAY - 1, '29 ngày trước' ],
] )( 'calls what is %d ms old %s', ( age, expected ) => {
	expect( timeAgo( POSTED, Date.parse( POSTED ) + age ) ).toBe( expected );
} );

it.each( [
	[ 'thirty days old', 30 * DAY ],
	[ 'years old', 900 * DAY ],
	[ 'still to come', -2 * HOUR ],
] )( 'leaves what is %s to the date', ( _, age ) => {
	expect( timeAgo( POSTED, Date.parse( POSTED ) + age ) ).toBeNull();
} );
