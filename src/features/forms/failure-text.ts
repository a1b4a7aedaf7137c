import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/errors';
import type { ApiError } from '../../api/errors';

/** What a person is told of a form that could not be sent; the server's own words where it has refused. */
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
