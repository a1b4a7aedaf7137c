import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { site } from './boot';

dayjs.extend( utc );

let clock: Intl.DateTimeFormat | undefined;

/** A moment on the site's clock, whatever the visitor's time zone is. WordPress names a zone, or an offset as "+07:00". */
function onSite( milliseconds: number ): Dayjs {
	const zone = site().date_zone;
	if ( /^[+-]/.test( zone ) ) {
		return dayjs.utc( milliseconds ).utcOffset( zone );
	}
	// Swedish writes dates as ISO 8601 does.
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
