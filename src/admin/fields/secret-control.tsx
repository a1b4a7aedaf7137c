import type { FocusEvent } from 'react';
import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from './field';

interface Props extends ControlProps {
	readonly isCode: boolean;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** What the server sends instead of a stored secret, and keeps the secret by: KEPT of Content/Field.php. */
const KEPT = '********';

/** A secret, which is never shown. The owner can replace it, or remove it by emptying the field. */
export function SecretControl( { isCode, value, onChange, ...common }: Props ) {
	const secret = {
		...common,
		autoComplete: 'new-password',
		placeholder: value === '' ? __( 'Chưa có', 'hien-core' ) : undefined,
		value,
		onFocus: ( {
			currentTarget,
		}: FocusEvent< HTMLInputElement | HTMLTextAreaElement > ) =>
			value === KEPT && currentTarget.select(),
		onChange: ( text: string ) => onChange( text.trim() ),
	};
	return isCode ? (
		<TextareaControl
			{ ...secret }
			className="is-code"
			spellCheck={ false }
			rows={ 4 }
		/>
	) : (
		<TextControl { ...secret } type="password" __next40pxDefaultSize />
	);
}
