import Lock from 'lucide-static/icons/lock.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import './meta.scss';

/** Says that a post is behind a password, in the place of its excerpt. */
export function Locked() {
	return (
		<span className="hien-locked">
			<Icon icon={ Lock } small />
			{ __( 'Bài viết này có mật khẩu.', 'hien' ) }
		</span>
	);
}
