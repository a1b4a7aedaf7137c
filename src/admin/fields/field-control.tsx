import {
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field } from './field';
import { MediaControl } from './media-control';
import { CategoryControl, PostControl, UserControl } from './record-control';

interface Props {
	readonly field: Field;
	readonly value: string | number;
	/** What is wrong with the value; '' for nothing. */
	readonly problem: string;
	readonly onChange: ( value: string | number ) => void;
}

/** `type` of the browser's input; other fields have `text`. */
const INPUT_TYPES: Partial< Record< Field[ 'type' ], string > > = {
	url: 'url',
	number: 'number',
	date: 'datetime-local',
	email: 'email',
};

/** The text of a browser input for a stored value. */
function shown( type: Field[ 'type' ], value: string | number ): string {
	const text = value === 0 ? '' : String( value );
	// The date picker has no seconds.
	return type === 'date' ? text.slice( 0, 16 ) : text;
}

/** The value to store for the text of a browser input. */
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
	const { type, label, choices } = field;
	const common = {
		label,
		help: problem || field.help,
		'aria-invalid': problem !== '',
		__nextHasNoMarginBottom: true,
	} as const;
	switch ( type ) {
		case 'media':
			return (
				<MediaControl
					field={ field }
					help={ common.help }
					value={ Number( value ) }
					onChange={ onChange }
				/>
			);
		case 'lines':
			return (
				<TextareaControl
					{ ...common }
					value={ String( value ) }
					onChange={ onChange }
				/>
			);
		case 'choice':
			return (
				<SelectControl
					{ ...common }
					value={ String( value ) }
					options={ [
						{ value: '', label: __( '(không chọn)', 'hien-core' ) },
						...Object.entries( choices ).map(
							( [ choice, text ] ) => ( {
								value: choice,
								label: text,
							} )
						),
					] }
					onChange={ onChange }
					__next40pxDefaultSize
				/>
			);
		case 'category':
			return (
				<CategoryControl
					{ ...common }
					value={ String( value ) }
					onChange={ onChange }
				/>
			);
		case 'post':
			return (
				<PostControl
					{ ...common }
					postType={ field.post_type }
					value={ Number( value ) }
					onChange={ onChange }
				/>
			);
		case 'user':
			return (
				<UserControl
					{ ...common }
					value={ Number( value ) }
					onChange={ onChange }
				/>
			);
		default:
			return (
				<TextControl
					{ ...common }
					type={ INPUT_TYPES[ type ] ?? 'text' }
					min={ type === 'number' ? 0 : undefined }
					value={ shown( type, value ) }
					onChange={ ( text ) => onChange( stored( type, text ) ) }
					__next40pxDefaultSize
				/>
			);
	}
}
