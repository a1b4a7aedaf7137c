import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '../../components/ui/link/link';
import { PasswordField } from '../../features/forms';
import { PASSWORD_PATH } from '../../lib/account-links';

interface Props {
	readonly name?: string;
	readonly label?: string;
	readonly required?: string;
}

/**
 * The field for the current password, with a hint for members who sign in with another service and have none. Twin:
 * theme/parts/account/password-section.php
 */
export function CurrentPasswordField( {
	name = 'password',
	label = __( 'Mật khẩu', 'hien' ),
	required = __( 'Bạn chưa điền mật khẩu.', 'hien' ),
}: Props ) {
	return (
		<>
			<PasswordField
				name={ name }
				label={ label }
				autoComplete="current-password"
				required={ required }
			/>
			<p className="hien-account__text">
				{ createInterpolateElement(
					/* translators: <a>: link to where a new password is set. */
					__(
						'Bạn quên, hoặc vào bằng Google nên chưa có mật khẩu? <a>Đặt mật khẩu qua email</a>',
						'hien'
					),
					{ a: <Link to={ PASSWORD_PATH } /> }
				) }
			</p>
		</>
	);
}
