import { __ } from '@wordpress/i18n';
import { isObject } from './is-object';

/** A server that lacks what the request needs, such as PHP's extension `zip`: another try does not help. */
const NOT_IMPLEMENTED = 501;

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

interface Sentences {
	/** The host's firewall has refused the request. */
	readonly blocked: string;
	/** The server has failed, or its answer makes no sense. */
	readonly server: string;
	/** The server was not reached. */
	readonly network: string;
}

/** The sentence for a failure by its kind: WordPress's own for a refusal (below 500, or 501), else one of these. */
export function sentenceOf( cause: unknown, sentences: Sentences ): string {
	if ( ! isObject( cause ) ) {
		return sentences.network;
	}
	switch ( cause[ 'kind' ] ) {
		case 'refused':
			return Number( cause[ 'status' ] ) < 500 ||
				cause[ 'status' ] === NOT_IMPLEMENTED
				? String( cause[ 'message' ] )
				: sentences.server;
		case 'timeout':
		case 'format':
			return sentences.server;
		case 'blocked':
			return sentences.blocked;
		default:
			return sentences.network;
	}
}

/** The message for something that could not be loaded; a cause that is no ApiError counts as the network's. */
export function loadFailure( cause: unknown ): string {
	return sentenceOf( cause, {
		blocked: __(
			'Tường lửa của máy chủ đã chặn yêu cầu này. Bạn báo cho chủ trang nhé.',
			'hien'
		),
		server: serverFailure(),
		network: networkFailure(),
	} );
}
