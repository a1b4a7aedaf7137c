import { useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { __, _n, sprintf } from '@wordpress/i18n';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import { formatNumber } from '../../lib/formats';
import { remainingText } from '../../lib/remaining-text';
import { EMAIL_LENGTH } from '../../contract/constants';
import { Field, useField } from './field';
import type { FieldProps } from './field';
import { useFormSubmission } from './form';

/** The required field for a user name or e-mail address. `name` is that of wp-login.php. */
export function LoginField( {
	name,
}: {
	readonly name: 'log' | 'user_login';
} ) {
	return (
		<TextField
			name={ name }
			label={ __( 'Tên đăng nhập hoặc email', 'hien' ) }
			autoComplete="username"
			maxLength={ EMAIL_LENGTH }
			required={ __( 'Bạn chưa điền tên đăng nhập hoặc email.', 'hien' ) }
		/>
	);
}

/** The required field `email` of somebody who is not signed in. */
export function EmailField() {
	return (
		<TextField
			name="email"
			type="email"
			label={ __( 'Email', 'hien' ) }
			autoComplete="email"
			maxLength={ EMAIL_LENGTH }
			required={ __( 'Bạn chưa điền email.', 'hien' ) }
			rules={ {
				pattern: {
					value: /^\S+@\S+\.\S+$/,
					message: __(
						'Email chưa đúng, ví dụ ten@vi-du.vn',
						'hien'
					),
				},
			} }
		/>
	);
}

interface Props extends FieldProps {
	readonly type?: 'text' | 'email' | 'url';
	readonly autoComplete?: string;
	readonly value?: string;
	readonly multiline?: boolean;
	/**
	 * Maximum number of characters. More can be typed, so that pasted text is not cut, but not submitted. A field of
	 * several lines shows the remaining number.
	 */
	readonly maxLength?: number;
}

/** A field for a line or for several lines of text. Twin: theme/parts/forms/field.php */
export function TextField( {
	type = 'text',
	autoComplete,
	value,
	multiline = false,
	maxLength,
	rules,
	...field
}: Props ) {
	const { id, message, attributes } = useField( {
		...field,
		rules: {
			...rules,
			...( maxLength && {
				maxLength: { value: maxLength, message: tooLong( maxLength ) },
			} ),
		},
	} );
	const { isSending } = useFormSubmission();
	useLayoutEffect( () => {
		const element = document.getElementById( id );
		if ( element instanceof HTMLTextAreaElement ) {
			// As if it had been typed: else each update of `defaultValue` would move the caret.
			const text = element.value;
			element.value = text;
		}
	}, [ id ] );
	const shared = {
		...attributes,
		autoComplete,
		// Text that is typed meanwhile would be lost when the form is reset.
		readOnly: isSending,
	};
	return (
		<Field
			id={ id }
			label={ field.label }
			hint={ field.hint }
			message={ message }
		>
			{ multiline ? (
				<textarea
					{ ...shared }
					// A list: React's hydration would set the printed string again, over what was typed since.
					defaultValue={ [ value ?? '' ] }
					rows={ 5 }
				/>
			) : (
				<input { ...shared } type={ type } defaultValue={ value } />
			) }
			{ multiline && maxLength !== undefined && (
				<Remaining name={ field.name } maxLength={ maxLength } />
			) }
		</Field>
	);
}

interface RemainingProps {
	readonly name: string;
	readonly maxLength: number;
}

/** The number of remaining characters, shown from nine tenths of the maximum. */
function Remaining( { name, maxLength }: RemainingProps ) {
	const text: unknown = useWatch( { name } );
	const left = maxLength - ( typeof text === 'string' ? text.length : 0 );
	return left > maxLength / 10 ? null : (
		<>
			{ left >= 0 && (
				<p className="hien-field__hint" aria-hidden="true">
					{ sprintf(
						/* translators: %s: number of characters. */
						_n( 'Còn %s ký tự', 'Còn %s ký tự', left, 'hien' ),
						formatNumber( left )
					) }
				</p>
			) }
			<LiveRegion message={ remainingText( left ) } />
		</>
	);
}

export function tooLong( most: number ): string {
	return sprintf(
		/* translators: %s: number of characters. */
		__( 'Viết ngắn hơn nhé, nhiều nhất %s ký tự.', 'hien' ),
		formatNumber( most )
	);
}
