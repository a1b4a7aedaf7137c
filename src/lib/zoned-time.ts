import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { site } from './boot';

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

/** DD/MM/YYYY - h:mm:ss */
export function chatTime( milliseconds: number ): string {
	return onSite( milliseconds ).format( 'DD/MM/YYYY - h:mm:ss' );
}

/** DD/MM/YYYY */
export function chatDay( milliseconds: number ): string {
	return onSite( milliseconds ).format( 'DD/MM/YYYY' );
}

/** H:mm */
export function chatClock( milliseconds: number ): string {
	return onSite( milliseconds ).format( 'H:mm' );
}
