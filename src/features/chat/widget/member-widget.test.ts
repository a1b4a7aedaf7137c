import { hoursText } from './member-widget';

it.each( [
	[ [ 1, 2, 3, 4, 5, 6, 7 ], 'Giờ trả lời: 08:00 đến 17:30.' ],
	[ [ 1, 2, 3, 4, 5 ], 'Giờ trả lời: 08:00 đến 17:30, thứ hai đến thứ sáu.' ],
	[
		[ 1, 2, 3, 4, 5, 6 ],
		'Giờ trả lời: 08:00 đến 17:30, thứ hai đến thứ bảy.',
	],
] )( 'says when the author answers on the days %j', ( days, text ) => {
	expect( hoursText( { days, from: '08:00', to: '17:30' } ) ).toBe( text );
} );
