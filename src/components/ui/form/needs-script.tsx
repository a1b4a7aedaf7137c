import { __ } from '@wordpress/i18n';
import './form.scss';

/** The message that visitors without JavaScript read instead of a form. Twin: theme/parts/ui/form/needs-script.php */
export function NeedsScript() {
	return (
		<p className="hien-needs-script">
			{ __(
				'Biểu mẫu này cần JavaScript. Bạn cũng có thể viết thư cho tác giả theo địa chỉ ở trang Liên hệ.',
				'hien'
			) }
		</p>
	);
}
