import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { __, sprintf } from '@wordpress/i18n';

dayjs.extend( utc );

/**
 * DD/MM/YYYY as it was at the site. The clock time in an ISO string with offset is the site's; read without the
 * offset, it never becomes the visitor's.
 */
export function formatDate( iso: string ): string {
	return dayjs.utc( iso.slice( 0, 19 ) ).format( 'DD/MM/YYYY' );
}

/** Since when somebody is a member. */
export function joined( iso: string ): string {
	return sprintf(
		/* translators: %s: day on which somebody became a member. */
		__( 'Tham gia %s', 'hien' ),
		formatDate( iso )
	);
}
