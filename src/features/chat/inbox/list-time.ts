import { __ } from '@wordpress/i18n';
import { chatClock, chatDay } from '../../../lib/zoned-time';

const DAY = 24 * 60 * 60_000;

/**
 * When the last message came, as lists show it: the time, "Hôm qua", the day, the day with its year.
 *
 * @param at  Milliseconds since 1970.
 * @param now The same.
 */
export function listTime( at: number, now: number ): string {
	const that = chatDay( at );
	const today = chatDay( now );
	if ( that === today ) {
		return chatClock( at );
	}
	if ( that === chatDay( now - DAY ) ) {
		return __( 'Hôm qua', 'hien' );
	}
	return that.slice( 6 ) === today.slice( 6 ) ? that.slice( 0, 5 ) : that;
}
