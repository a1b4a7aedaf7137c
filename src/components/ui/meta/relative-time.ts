import dayjs from 'dayjs';
import 'dayjs/locale/vi';
import relativeTime from 'dayjs/plugin/relativeTime';
import { __ } from '@wordpress/i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Age in milliseconds from which the date is shown instead. */
const OLD = 30 * DAY;

/** How far the clocks of the site and of a visitor may differ, milliseconds. */
const CLOCK_SKEW = HOUR;

// Whole units only: 59 minutes are not yet an hour.
dayjs.extend( relativeTime, {
	rounding: Math.floor,
	thresholds: [
		{ l: 'm', r: 1 },
		{ l: 'mm', r: 59, d: 'minute' },
		{ l: 'h', r: 1 },
		{ l: 'hh', r: 23, d: 'hour' },
		{ l: 'd', r: 1 },
		{ l: 'dd', d: 'day' },
	],
} );

/**
 * How long ago a time (ISO 8601) was at `now`: "3 phút trước". Null if it is older than OLD, or in the future by more
 * than CLOCK_SKEW.
 */
export function timeAgo( iso: string, now: number ): string | null {
	const age = now - Date.parse( iso );
	if ( age < -CLOCK_SKEW || age >= OLD ) {
		return null;
	}
	return age < MINUTE
		? __( 'vừa xong', 'hien' )
		: dayjs( iso ).locale( 'vi' ).from( now );
}
