import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { PASSWORD_MIN_LENGTH } from '../../contract/constants';
import { loadScript } from '../../lib/load-script';
import { PasswordField } from './password-field';
import { PasswordStrength } from './password-strength';

interface Props {
	readonly label: string;
	/** URL of WordPress's password strength script (`options.login.zxcvbn`). */
	readonly meter: string;
	/** Names of fields whose value the password must not equal, such as the e-mail address. */
	readonly unlike?: readonly string[];
}

/** The field `password` for a new password, with a strength meter. Twin: theme/parts/forms/field.php */
export function NewPasswordField( { label, meter, unlike = [] }: Props ) {
	const [ hasMeter, setMeter ] = useState( false );

	function load(): void {
		loadScript( meter ).then(
			() => setMeter( true ),
			() => {} // Without the meter the server still checks the password.
		);
	}

	return (
		<PasswordField
			name="password"
			label={ label }
			hint={ sprintf(
				/* translators: %d: number of characters. */
				__(
					'Ít nhất %d ký tự. Một câu dài thì dễ nhớ mà khó đoán.',
					'hien'
				),
				PASSWORD_MIN_LENGTH
			) }
			autoComplete="new-password"
			onFocus={ load }
			rules={ {
				required: __( 'Bạn chưa đặt mật khẩu.', 'hien' ),
				minLength: {
					value: PASSWORD_MIN_LENGTH,
					message: sprintf(
						/* translators: %d: number of characters. */
						__( 'Mật khẩu cần ít nhất %d ký tự.', 'hien' ),
						PASSWORD_MIN_LENGTH
					),
				},
				validate: ( password: string, values ) =>
					! unlike.some(
						( name ) =>
							String( values[ name ] ).toLowerCase() ===
							password.toLowerCase()
					) || __( 'Mật khẩu đừng trùng với email của bạn.', 'hien' ),
			} }
		>
			{ hasMeter && <PasswordStrength words={ unlike } /> }
		</PasswordField>
	);
}
