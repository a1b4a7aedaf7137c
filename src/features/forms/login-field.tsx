import { __ } from '@wordpress/i18n';
import { EMAIL_LENGTH } from '../../contract/constants';
import { TextField } from './text-field';

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
			rules={ {
				required: __(
					'Bạn chưa điền tên đăng nhập hoặc email.',
					'hien'
				),
			} }
		/>
	);
}
