import { __ } from '@wordpress/i18n';
import { isObject } from './is-object';

/** A server that lacks what the request needs, such as PHP's extension `zip`: another try does not help. */
const NOT_IMPLEMENTED = 501;

/**
 * The message of a failed request (ApiError) that WordPress has refused (status below 500, or 501); '' for other failures,
 * such as of the network.
 */
export function refusalOf( cause: unknown ): string {
	if ( ! isObject( cause ) ) {
		return '';
	}
	const { kind, status, message } = cause;
	const isRefused =
		kind === 'refused' &&
		( Number( status ) < 500 || status === NOT_IMPLEMENTED );
	return isRefused ? String( message ) : '';
}

/** The message that the server has failed, does not answer in time, or has had too many requests. */
export function serverFailure(): string {
	return __(
		'Trang đang bận hoặc gặp trục trặc, không phải do mạng của bạn. Chờ một lát rồi thử lại nhé.',
		'hien'
	);
}

/** The message that the server was not reached. */
export function networkFailure(): string {
	return navigator.onLine
		? __(
				'Có thể mạng đang chập chờn. Bạn thử lại nhé, những gì đang xem vẫn còn nguyên.',
				'hien'
			)
		: __( 'Bạn đang ngoại tuyến.', 'hien' );
}

/**
 * The message for something that could not be loaded, by the kind of the failure.
 *
 * @param cause What the request has thrown; anything else counts as a failure of the network.
 */
export function loadFailure( cause: unknown ): string {
	switch ( isObject( cause ) && cause[ 'kind' ] ) {
		case 'refused':
			return refusalOf( cause ) || serverFailure();
		case 'timeout':
		case 'format':
			return serverFailure();
		case 'blocked':
			return __(
				'Tường lửa của máy chủ đã chặn yêu cầu này. Bạn báo cho chủ trang nhé.',
				'hien'
			);
		default:
			return networkFailure();
	}
}
