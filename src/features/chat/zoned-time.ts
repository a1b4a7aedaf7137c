import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { __ } from '@wordpress/i18n';
import { site } from '../../lib/boot';

dayjs.extend( utc );

let clock: Intl.DateTimeFormat | undefined;

/** A time in the site's time zone. WordPress has a zone name, or an offset such as "+07:00". */
function onSite( milliseconds: number ): Dayjs {
	const zone = site().date_zone;
	if ( /^[+-]/.test( zone ) ) {
		return dayjs.utc( milliseconds ).utcOffset( zone );
	}
	// The Swedish format is that of ISO 8601.
	clock ??= new Intl.DateTimeFormat( 'sv-SE', {
		timeZone: zone,
		dateStyle: 'short',
		timeStyle: 'medium',
	} );
	return dayjs.utc( clock.format( milliseconds ) );
}

/** A time as the format shows it, with the half of the day, which the twelve hours of `h` need: "4:32 CH". */
function twelveHours( time: Dayjs, pattern: string ): string {
	const half =
		time.hour() < 12
			? /* translators: AM: the half of the day before noon. */
				__( 'SA', 'hien' )
			: /* translators: PM: the half of the day from noon on. */
				__( 'CH', 'hien' );
	return `${ time.format( pattern ) } ${ half }`;
}

/** DD/MM/YYYY - h:mm:ss, and the half of the day. */
export function chatTime( milliseconds: number ): string {
	return twelveHours( onSite( milliseconds ), 'DD/MM/YYYY - h:mm:ss' );
}

/** DD/MM/YYYY */
export function chatDay( milliseconds: number ): string {
	return onSite( milliseconds ).format( 'DD/MM/YYYY' );
}

/** h:mm, and the half of the day. */
export function chatClock( milliseconds: number ): string {
	return twelveHours( onSite( milliseconds ), 'h:mm' );
}
