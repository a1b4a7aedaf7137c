<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Two parameters of forms that visitors may send: a field that people do not see, and the time that the form was open. */
final class Honeypot {

	/** Nobody fills in a form faster. */
	private const SECONDS = 2;

	/** @return array<string,array<string,mixed>> Parameters for get_create_params(). */
	public static function params(): array {
		return [
			'website' => [
				'description' => __( 'Bẫy thư rác: người thật để trống.', 'hien-core' ),
				'type'        => 'string',
				'default'     => '',
			],
			'seconds' => [
				'description' => __( 'Số giây từ lúc biểu mẫu hiện ra.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	/**
	 * @param array<string,mixed> $params Parameters of the request.
	 * @return true|WP_Error 400 for what no person sends.
	 */
	public static function check( array $params ): true|WP_Error {
		if ( '' === $params['website'] && $params['seconds'] >= self::SECONDS ) {
			return true;
		}
		return new WP_Error( 'hien_spam', __( 'Biểu mẫu được gửi nhanh quá nên trang tưởng là thư rác. Bạn gửi lại nhé.', 'hien-core' ), [ 'status' => WP_Http::BAD_REQUEST ] );
	}
}
