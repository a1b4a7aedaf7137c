import { __ } from '@wordpress/i18n';
import './form.scss';

/** The message that visitors without JavaScript read instead of a form. Twin: theme/parts/ui/form/needs-script.php */
export function NeedsScript() {
	return (
		<p className="hien-needs-script">
			{ __(
				'Biểu mẫu này cần JavaScript. Nếu trang Liên hệ có email hay số điện thoại, bạn cũng có thể báo cho tác giả.',
				'hien'
			) }
		</p>
	);
}
