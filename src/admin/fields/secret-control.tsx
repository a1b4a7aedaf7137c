import type { FocusEvent } from 'react';
import { TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { KEPT_SECRET } from '../../contract/constants';
import type { ControlProps } from './field';

interface Props extends ControlProps {
	readonly isCode: boolean;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

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
			value === KEPT_SECRET && currentTarget.select(),
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
