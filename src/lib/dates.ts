import { __, sprintf } from '@wordpress/i18n';

/** DD/MM/YYYY at the site: an ISO string begins with the site's own day, whatever zone the visitor is in. */
export function formatDate( iso: string ): string {
	return iso.slice( 0, 10 ).split( '-' ).reverse().join( '/' );
}

/** DD/MM/YYYY HH:mm at the site. */
export function formatDateTime( iso: string ): string {
	return `${ formatDate( iso ) } ${ iso.slice( 11, 16 ) }`;
}

/** Since when somebody is a member. */
export function joined( iso: string ): string {
	return sprintf(
		/* translators: %s: day on which somebody became a member. */
		__( 'Tham gia %s', 'hien' ),
		formatDate( iso )
	);
}
