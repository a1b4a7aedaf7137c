import Eye from 'lucide-static/icons/eye.svg';
import EyeOff from 'lucide-static/icons/eye-off.svg';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { Field, useField } from './field';
import type { FieldProps } from './field';

interface Props extends FieldProps {
	readonly autoComplete: 'current-password' | 'new-password';
	readonly onFocus?: () => void;
	readonly children?: ReactNode;
}

/** A password field with a button that shows the text. Twin: theme/parts/forms/field.php */
export function PasswordField( props: Props ) {
	const { autoComplete, onFocus, children, ...field } = props;
	const { id, message, attributes } = useField( field );
	const [ isShown, setShown ] = useState( false );
	return (
		<Field
			id={ id }
			label={ field.label }
			hint={ field.hint }
			message={ message }
		>
			<div className="hien-field__wrap">
				<input
					{ ...attributes }
					type={ isShown ? 'text' : 'password' }
					autoComplete={ autoComplete }
					onFocus={ onFocus }
				/>
				<button
					className="hien-icon-button"
					type="button"
					aria-label={ __( 'Hiện mật khẩu', 'hien' ) }
					aria-pressed={ isShown }
					onClick={ () => setShown( ! isShown ) }
				>
					<Icon icon={ isShown ? EyeOff : Eye } />
				</button>
			</div>
			{ children }
		</Field>
	);
}
