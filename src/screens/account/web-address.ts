import { __, sprintf } from '@wordpress/i18n';

/** The most characters; as Account_Response.php says. */
const MAX_LENGTH = 100;

/** As Profile.php asks for. */
const ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/iu;

/** An address as it is stored: one without a scheme is completed. */
export function completeAddress( typed: string ): string {
	const text = typed.trim();
	return text === '' || /^[a-z]+:/i.test( text ) ? text : `https://${ text }`;
}

/** A rule of a field: true where it holds nothing or a web address; else the message. */
export function checkAddress( typed: string | undefined ): true | string {
	const address = completeAddress( typed ?? '' );
	if ( address.length > MAX_LENGTH ) {
		return sprintf(
			/* translators: %s: number of characters. */
			__( 'Viết ngắn hơn nhé, nhiều nhất %s ký tự.', 'hien' ),
			String( MAX_LENGTH )
		);
	}
	return (
		address === '' ||
		ADDRESS.test( address ) ||
		__( 'Địa chỉ trang web bắt đầu bằng http:// hoặc https://.', 'hien' )
	);
}
