import { __ } from '@wordpress/i18n';
import { useUser } from '../../stores/use-user';
import { ResendButton, useResend } from '../confirmation';

/** A note above a form for members who must confirm their e-mail address before they can send it. */
export function ConfirmFirst() {
	const isConfirmed = useUser()?.confirmed ?? true;
	const { message, isSending, send } = useResend();
	return isConfirmed ? null : (
		<div className="hien-confirm-first" role="status">
			<p>
				{ message ||
					__(
						'Bạn cần xác nhận email rồi mới gửi bình luận được. Hãy mở thư trang đã gửi; những gì bạn viết ở đây vẫn còn.',
						'hien'
					) }
			</p>
			<ResendButton isSending={ isSending } send={ send } />
		</div>
	);
}
