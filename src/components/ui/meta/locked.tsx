import Lock from 'lucide-static/icons/lock.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import './meta.scss';

/** Shown instead of the excerpt of a password-protected post. */
export function Locked() {
	return (
		<span className="hien-locked">
			<Icon icon={ Lock } small />
			{ __( 'Bài viết này có mật khẩu.', 'hien' ) }
		</span>
	);
}
