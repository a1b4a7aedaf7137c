import { TextControl } from '@wordpress/components';
import { MediaControl } from './media-control';
import type { Field } from './field';

interface Props {
	readonly field: Field;
	readonly value: string | number;
	/** What is wrong with the value; '' for nothing. */
	readonly problem: string;
	readonly onChange: ( value: string | number ) => void;
}

/** The browser's own inputs; all other types are lines of text. */
const INPUT_TYPES: Partial< Record< Field[ 'type' ], string > > = {
	url: 'url',
	number: 'number',
	date: 'datetime-local',
	email: 'email',
};

/** What the browser's own input shows of a stored value. */
function shown( type: Field[ 'type' ], value: string | number ): string {
	const text = value === 0 ? '' : String( value );
	// The picker goes to the minute.
	return type === 'date' ? text.slice( 0, 16 ) : text;
}

/** What is stored of what the browser's input gives. */
function stored( type: Field[ 'type' ], text: string ): string | number {
	if ( type === 'number' ) {
		return text === '' ? 0 : Number( text );
	}
	return type === 'date' && text !== ''
		? `${ text.slice( 0, 16 ) }:00`
		: text;
}

/** The control of one field. */
export function FieldControl( { field, value, problem, onChange }: Props ) {
	const { type, label, help } = field;
	if ( type === 'media' ) {
		return (
			<MediaControl
				field={ field }
				value={ typeof value === 'number' ? value : 0 }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			label={ label }
			help={ problem || help }
			type={ INPUT_TYPES[ type ] ?? 'text' }
			min={ type === 'number' ? 0 : undefined }
			value={ shown( type, value ) }
			onChange={ ( text ) => onChange( stored( type, text ) ) }
			aria-invalid={ problem !== '' }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
}
