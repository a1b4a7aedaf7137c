import type { FocusEvent } from 'react';
import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	readonly label: string;
	readonly help: string;
	readonly 'aria-invalid': boolean;
	readonly __nextHasNoMarginBottom: true;
	/** Whether it has several lines. */
	readonly isCode: boolean;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/**
 * The placeholder that the server sends instead of a stored secret: KEPT of plugin/includes/Content/Field.php. Saving
 * it keeps the secret.
 */
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
