import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/errors';
import type { ApiError } from '../../api/errors';

/** The message for a form that could not be sent: the server's own if it refused the request. */
export function failureText( error: ApiError ): string {
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
