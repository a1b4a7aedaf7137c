import { __, sprintf } from '@wordpress/i18n';

/** DD/MM/YYYY in the site's time zone, whatever the visitor's is; from ISO 8601 with the site's offset. */
export function formatDate( iso: string ): string {
	return iso.slice( 0, 10 ).split( '-' ).reverse().join( '/' );
}

/** DD/MM/YYYY HH:mm in the site's time zone. */
export function formatDateTime( iso: string ): string {
	return `${ formatDate( iso ) } ${ iso.slice( 11, 16 ) }`;
}

/** "Tham gia 17/11/2026": the day on which somebody became a member. */
export function joinedOn( iso: string ): string {
	return sprintf(
		/* translators: %s: day on which somebody became a member. */
		__( 'Tham gia %s', 'hien' ),
		formatDate( iso )
	);
}
