import { site } from './boot';

const MINUTE = 60_000;

let clock: Intl.DateTimeFormat | undefined;

/** Minutes that an offset as "-03:30" is ahead of UTC; null for the name of a zone. */
function offsetOf( zone: string ): number | null {
	const [ , sign, hours, minutes ] =
		/^([+-])(\d\d):(\d\d)$/.exec( zone ) ?? [];
	return sign
		? Number( `${ sign }1` ) * ( Number( hours ) * 60 + Number( minutes ) )
		: null;
}

/**
 * A moment on the site's clock, whatever the visitor's time zone is, as "2026-11-18 21:05:09". WordPress names a zone, or
 * an offset as "+07:00".
 */
function onSite( milliseconds: number ): string {
	const zone = site().date_zone;
	const offset = offsetOf( zone );
	if ( offset !== null ) {
		return new Date( milliseconds + offset * MINUTE )
			.toISOString()
			.replace( 'T', ' ' );
	}
	// Swedish writes dates as ISO 8601 does.
	clock ??= new Intl.DateTimeFormat( 'sv-SE', {
		timeZone: zone,
		dateStyle: 'short',
		timeStyle: 'medium',
	} );
	return clock.format( milliseconds );
}

function dayOf( moment: string ): string {
	return moment.slice( 0, 10 ).split( '-' ).reverse().join( '/' );
}

/** DD/MM/YYYY - h:mm:ss */
export function chatTime( milliseconds: number ): string {
	const moment = onSite( milliseconds );
	const hour = Number( moment.slice( 11, 13 ) ) % 12 || 12;
	return `${ dayOf( moment ) } - ${ hour }${ moment.slice( 13, 19 ) }`;
}

/** DD/MM/YYYY */
export function chatDay( milliseconds: number ): string {
	return dayOf( onSite( milliseconds ) );
}

/** H:mm */
export function chatClock( milliseconds: number ): string {
	const moment = onSite( milliseconds );
	return `${ Number( moment.slice( 11, 13 ) ) }${ moment.slice( 13, 16 ) }`;
}
