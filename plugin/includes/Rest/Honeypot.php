<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Spam protection for forms of visitors, with two parameters: a hidden field, and the time for which the form was open. */
final class Honeypot {

	/**
	 * Name of the hidden field; the same in src/features/forms/honeypot.tsx. Browsers and password managers fill in those that they know,
	 * such as `website`.
	 */
	private const FIELD = 'hien_extra';

	/** Seconds that a person needs at least to fill in a form. */
	private const MIN_SECONDS = 2;

	/** Error code on which the app empties the field. */
	private const ERROR = 'hien_spam';

	/** @return array<string,array<string,mixed>> Its parameters. */
	public static function params(): array {
		return [
			self::FIELD => Schema::string( __( 'Bẫy thư rác: người thật để trống.', 'hien-core' ), default: '' ),
			'seconds'   => Schema::integer( __( 'Số giây từ lúc biểu mẫu hiện ra.', 'hien-core' ), minimum: 0, default: 0 ),
		];
	}

	/**
	 * @param array<string,mixed> $params Parameters of the request.
	 * @return WP_Error|null 400 if the hidden field is filled in, or the form was sent too fast; null otherwise.
	 */
	public static function error( array $params ): ?WP_Error {
		$reason = match ( true ) {
			'' !== $params[ self::FIELD ]         => __(
				'Trình duyệt hay phần mềm mật khẩu đã tự điền một ô ẩn, nên trang tưởng là thư rác. Bạn gửi lại nhé, ô ấy vừa được xóa.',
				'hien-core'
			),
			$params['seconds'] < self::MIN_SECONDS => __(
				'Biểu mẫu được gửi nhanh quá nên trang tưởng là thư rác. Bạn gửi lại nhé.',
				'hien-core'
			),
			default                            => '',
		};
		return '' === $reason ? null : new WP_Error( self::ERROR, $reason, [ 'status' => WP_Http::BAD_REQUEST ] );
	}
}
