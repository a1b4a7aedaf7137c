import { __ } from '@wordpress/i18n';
import { chatClock, chatDay } from '../../../lib/zoned-time';

const DAY = 24 * 60 * 60_000;

/**
 * Returns the time of a message as lists show it: the time today, "Hôm qua", the day, or the day with its year.
 *
 * @param at  Time of the message, milliseconds since 1970.
 * @param now Current time, milliseconds since 1970.
 */
export function listTime( at: number, now: number ): string {
	const day = chatDay( at );
	const today = chatDay( now );
	if ( day === today ) {
		return chatClock( at );
	}
	if ( day === chatDay( now - DAY ) ) {
		return __( 'Hôm qua', 'hien' );
	}
	return day.slice( 6 ) === today.slice( 6 ) ? day.slice( 0, 5 ) : day;
}
