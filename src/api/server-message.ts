import { __ } from '@wordpress/i18n';
import { sentenceOf } from '../lib/failure-sentences';
import { toApiError } from './errors';
import type { ApiError } from './errors';

/** The error code of the server where a plugin has closed REST to visitors. */
export const REST_CLOSED = 'hien_rest_closed';

/** Whether the server refuses calls of REST, or this one. Pages and WordPress's own forms may still work. */
export function isRestRefused( { kind, code }: ApiError ): boolean {
	return kind === 'blocked' || code === REST_CLOSED;
}

/** The message of a refusal, by WordPress or by the host's firewall; otherwise `fallback`. */
export function serverMessageOr( fallback: string, cause: unknown ): string {
	return sentenceOf( toApiError( cause ), {
		blocked: __(
			'Tường lửa của máy chủ đã chặn lần gửi này. Những gì bạn viết vẫn còn: có đoạn mã thì bạn thử bớt hay đổi đoạn ấy rồi gửi lại, vẫn không được thì báo chủ trang nhé.',
			'hien'
		),
		server: fallback,
		network: fallback,
	} );
}
