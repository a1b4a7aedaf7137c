import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';
import { cx } from '../../lib/class-names';
import { Icon } from '../../components/ui/icon/icon';
import { useFormSubmission } from './form';

/** The id of a field's control, the same as in the server's HTML. */
export function fieldId( form: string, name: string ): string {
	return `hien-${ form }-${ name }`;
}

export interface FieldProps {
	/** Name of the parameter of the API. */
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	/** The message of an empty field; none if it may be empty. */
	readonly required?: string | undefined;
	/** Further validation rules of react-hook-form, with their messages. */
	readonly rules?: RegisterOptions;
}

/** The attributes that a control needs, and the message of its error. */
export function useField( { name, required, rules, hint }: FieldProps ) {
	const { name: form } = useFormSubmission();
	const { register, formState, getFieldState } = useFormContext();
	const { error } = getFieldState( name, formState );
	const id = fieldId( form, name );
	return {
		id,
		message: error?.message ?? '',
		attributes: {
			...register( name, { ...rules, ...( required && { required } ) } ),
			className: cx( 'hien-field__control', error && 'is-invalid' ),
			id,
			required: Boolean( required ),
			'aria-invalid': error ? true : undefined,
			'aria-describedby':
				[ error && `${ id }-error`, hint && `${ id }-hint` ]
					.filter( Boolean )
					.join( ' ' ) || undefined,
		},
	};
}

interface ErrorProps {
	readonly id: string;
	readonly message: string;
}

export function FieldError( { id, message }: ErrorProps ) {
	return message ? (
		<p className="hien-field__error" id={ `${ id }-error` } role="alert">
			<Icon icon={ CircleAlert } small />
			{ message }
		</p>
	) : null;
}

interface FrameProps {
	readonly id: string;
	readonly label: string;
	readonly hint: string | undefined;
	readonly message: string;
	readonly children: ReactNode;
}

/** Label, control, error and hint. Twin: theme/parts/forms/field.php */
export function Field( { id, label, hint, message, children }: FrameProps ) {
	return (
		<div className="hien-field">
			<label className="hien-field__label" htmlFor={ id }>
				{ label }
			</label>
			{ children }
			<FieldError id={ id } message={ message } />
			{ hint && (
				<p className="hien-field__hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
		</div>
	);
}
