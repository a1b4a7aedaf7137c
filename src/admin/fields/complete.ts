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
