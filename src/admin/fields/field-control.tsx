import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TextareaControl, TextControl } from '@wordpress/components';
import { cx } from '../../lib/class-names';
import { formatNumber } from '../../lib/formats';
import { complete } from './problems';
import type { ControlProps, Field } from './field';
import { IconControl } from './icon-control';
import { MediaControl } from './media-control';
import { RecordControl, Select } from './record-control';
import { SecretControl } from './secret-control';
import './fields.scss';

interface MoneyControlProps extends ControlProps {
	/** Đồng, 0 for none. */
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** More digits would lose precision, and no price has them. */
const MAX_DIGITS = 12;

/** An amount in đồng: shown as `1.290.000 ₫`, and as plain digits while it is edited. */
function MoneyControl( { value, onChange, ...common }: MoneyControlProps ) {
	const [ isEditing, setEditing ] = useState( false );
	const shown = isEditing ? String( value ) : `${ formatNumber( value ) } ₫`;
	return (
		<TextControl
			{ ...common }
			type="text"
			inputMode="numeric"
			value={ value === 0 ? '' : shown }
			onFocus={ ( { currentTarget } ) => {
				// The re-render changes the text and loses the selection. It is selected again, so that typing replaces
				// the price.
				flushSync( () => setEditing( true ) );
				currentTarget.select();
			} }
			onBlur={ () => setEditing( false ) }
			onChange={ ( text ) =>
				onChange(
					Number( text.replace( /\D/g, '' ).slice( 0, MAX_DIGITS ) )
				)
			}
			__next40pxDefaultSize
		/>
	);
}

interface Props {
	readonly field: Field;
	readonly value: string | number;
	/** The problem of the value; '' for none. */
	readonly problem: string;
	readonly onChange: ( value: string | number ) => void;
}

/** The fields of one line, and the `type` attribute of their inputs. Control() has a case for each of the others. */
const INPUT_TYPES = {
	text: 'text',
	url: 'url',
	link: 'text',
	point: 'text',
	time: 'text',
	date: 'datetime-local',
	email: 'email',
};

function toInputText( type: Field[ 'type' ], value: string | number ): string {
	const text = String( value );
	// The date picker has no seconds.
	return type === 'date' ? text.slice( 0, 16 ) : text;
}

function toStoredValue( type: Field[ 'type' ], text: string ): string {
	return type === 'date' && text !== ''
		? `${ text.slice( 0, 16 ) }:00`
		: text;
}

export function FieldControl( props: Props ) {
	return (
		<div className={ cx( 'hien-field', props.problem && 'is-wrong' ) }>
			<Control { ...props } />
		</div>
	);
}

function Control( { field, value, problem, onChange }: Props ) {
	const { type, choices } = field;
	const common = {
		label: field.label,
		help: problem || field.help,
		'aria-invalid': problem !== '',
		__nextHasNoMarginBottom: true,
	} as const;
	const textual = { ...common, value: String( value ), onChange };
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
			return <TextareaControl { ...textual } />;
		case 'code':
			return (
				<TextareaControl
					{ ...textual }
					className="is-code"
					spellCheck={ false }
					rows={ 8 }
				/>
			);
		case 'choice':
			return (
				<Select
					{ ...textual }
					options={ Object.entries( choices ).map(
						( [ choice, name ] ) => ( {
							value: choice,
							label: name,
						} )
					) }
					isOptional={ ! field.required }
				/>
			);
		case 'icon':
			return <IconControl { ...textual } field={ field } />;
		case 'money':
			return (
				<MoneyControl
					{ ...common }
					value={ Number( value ) }
					onChange={ onChange }
				/>
			);
		case 'category':
		case 'post':
		case 'user':
			return (
				<RecordControl
					{ ...common }
					field={ field }
					value={ value }
					onChange={ onChange }
				/>
			);
		case 'secret':
		case 'secret_code':
			return (
				<SecretControl
					{ ...textual }
					isCode={ type === 'secret_code' }
				/>
			);
		default:
			return (
				<TextControl
					{ ...common }
					type={ INPUT_TYPES[ type ] }
					value={ toInputText( type, value ) }
					onChange={ ( text ) =>
						onChange( toStoredValue( type, text ) )
					}
					onBlur={ () => {
						const whole = complete( field, String( value ) );
						if ( whole !== value ) {
							onChange( whole );
						}
					} }
					__next40pxDefaultSize
				/>
			);
	}
}
