import { __ } from '@wordpress/i18n';
import { chatClock, chatDay } from '../../../lib/zoned-time';

const DAY = 24 * 60 * 60_000;

/** A message's time in lists: the time today, "Hôm qua", the day, or with its year. Milliseconds since 1970. */
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
