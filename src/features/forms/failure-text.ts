import { __ } from '@wordpress/i18n';
import { REST_CLOSED, serverMessageOr } from '../../api/server-message';
import type { ApiError } from '../../api/errors';

/** The message for a form that could not be sent: the server's own if it refused the request. */
export function failureText( error: ApiError ): string {
	if ( error.code === REST_CLOSED ) {
		return __(
			'Trang này không nhận biểu mẫu gửi bằng JavaScript. Những gì bạn viết vẫn còn, bạn gửi lại sau nhé; nếu trang Liên hệ có email hay số điện thoại, bạn cũng có thể báo cho tác giả.',
			'hien'
		);
	}
	return serverMessageOr(
		error.kind === 'network' && ! navigator.onLine
			? __(
					'Bạn đang ngoại tuyến. Những gì bạn viết vẫn còn, có mạng rồi gửi lại nhé.',
					'hien'
				)
			: __(
					'Chưa gửi được. Những gì bạn viết vẫn còn, bạn thử lại nhé.',
					'hien'
				),
		error
	);
}
