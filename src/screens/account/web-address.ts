import { __, sprintf } from '@wordpress/i18n';
import { PROFILE_URL_LENGTH } from '../../contract/constants';

/** A valid URL of a profile, the same as in Profile.php. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/iu;

/** Completes a URL with https:// if it has no scheme, as the server does. */
export function completeAddress( typed: string ): string {
	const text = typed.trim();
	return text === '' || /^[a-z]+:/i.test( text ) ? text : `https://${ text }`;
}

/** Validates a field for react-hook-form: true if it is empty or has a valid URL, otherwise the error message. */
export function checkAddress( typed: string | undefined ): true | string {
	const address = completeAddress( typed ?? '' );
	if ( address.length > PROFILE_URL_LENGTH ) {
		return sprintf(
			/* translators: %s: number of characters. */
			__( 'Viết ngắn hơn nhé, nhiều nhất %s ký tự.', 'hien' ),
			String( PROFILE_URL_LENGTH )
		);
	}
	return (
		address === '' ||
		ADDRESS.test( address ) ||
		__( 'Địa chỉ trang web bắt đầu bằng http:// hoặc https://.', 'hien' )
	);
}
