import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '../../components/ui/link/link';
import { PASSWORD_PATH } from '../../lib/account-links';

/** A hint for members who sign in with another service and so have no password yet. Twin: theme/parts/account/password.php */
export function NoPasswordHint() {
	return (
		<p className="hien-account__text">
			{ createInterpolateElement(
				/* translators: <a>: link to where a new password is set. */
				__(
					'Bạn quên, hoặc vào bằng Google nên chưa có mật khẩu? <a>Đặt mật khẩu qua e-mail</a>',
					'hien'
				),
				{ a: <Link to={ PASSWORD_PATH } /> }
			) }
		</p>
	);
}
