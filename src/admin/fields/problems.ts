import { __ } from '@wordpress/i18n';
import type { Field } from './field';

/** Trims a text and applies the field's first completion that matches, as Content/Field.php does. */
export function complete( { completions }: Field, text: string ): string {
	const trimmed = text.trim();
	for ( const [ pattern, replacement ] of Object.entries( completions ) ) {
		const expression = new RegExp( pattern, 'u' );
		if ( expression.test( trimmed ) ) {
			return trimmed.replace( expression, replacement );
		}
	}
	return trimmed;
}

function isAddress( value: string ): boolean {
	try {
		new URL( value );
		return /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i.test( value );
	} catch {
		return false;
	}
}

/** Returns the validation message of a value, '' if it is valid. The server validates it again. */
export function problemOf( field: Field, value: string | number ): string {
	if ( value === '' || value === 0 ) {
		return '';
	}
	const text = complete( field, String( value ) );
	if ( field.type === 'url' && ! isAddress( text ) ) {
		return __( 'Cần một địa chỉ web, như https://vi-du.vn.', 'hien-core' );
	}
	if (
		field.pattern !== '' &&
		! new RegExp( field.pattern, 'u' ).test( text )
	) {
		return field.type === 'time'
			? __( 'Chưa đúng. Bạn ghi giờ như 08:00 nhé.', 'hien-core' )
			: // The help has an example.
				`${ __( 'Chưa đúng dạng.', 'hien-core' ) } ${ field.help }`.trim();
	}
	return '';
}
