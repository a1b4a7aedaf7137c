import { options } from '../../../tests/js/fixtures';
import { writeBoot } from '../../../tests/js/server';
import { chatClock, chatDay, chatTime } from './zoned-time';

/** The site's time zone, as WordPress names it. */
function useZone( zone: string ): void {
	writeBoot( {
		shell: {
			options: { ...options, site: { ...options.site, date_zone: zone } },
		},
	} );
}

describe( 'times are those of the site, wherever the visitor is', () => {
	it( 'which names its zone', () => {
		useZone( 'Asia/Ho_Chi_Minh' );
		expect( chatTime( Date.UTC( 2026, 10, 18, 14, 5, 9 ) ) ).toBe(
			'18/11/2026 - 9:05:09 CH'
		);
		expect( chatTime( Date.UTC( 2026, 10, 18, 5, 0, 0 ) ) ).toBe(
			'18/11/2026 - 12:00:00 CH'
		);
		expect( chatTime( Date.UTC( 2026, 10, 17, 17, 0, 1 ) ) ).toBe(
			'18/11/2026 - 12:00:01 SA'
		);
		expect( chatDay( Date.UTC( 2026, 10, 18, 17, 0, 1 ) ) ).toBe(
			'19/11/2026'
		);
		expect( chatClock( Date.UTC( 2026, 10, 18, 17, 5 ) ) ).toBe(
			'12:05 SA'
		);
	} );

	it( 'which has an offset only', () => {
		useZone( '+05:45' );
		expect( chatTime( Date.UTC( 2026, 11, 31, 18, 20, 9 ) ) ).toBe(
			'01/01/2027 - 12:05:09 SA'
		);
		useZone( '-03:30' );
		expect( chatDay( Date.UTC( 2026, 0, 1, 3, 29 ) ) ).toBe( '31/12/2025' );
		expect( chatClock( Date.UTC( 2026, 0, 1, 3, 29 ) ) ).toBe( '11:59 CH' );
	} );
} );
