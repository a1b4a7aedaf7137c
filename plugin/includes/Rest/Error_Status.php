<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The HTTP status of an error. */
final class Error_Status {

	/** Statuses below 500 with which a page answers if its response has failed with them. */
	private const KEPT_ON_PAGES = [ WP_Http::UNAUTHORIZED, WP_Http::FORBIDDEN, WP_Http::GONE, WP_Http::TOO_MANY_REQUESTS ];

	/** The status in the error's data; 500 without one, as in core's REST server. */
	public static function of( WP_Error $error ): int {
		$data = $error->get_error_data();
		return is_array( $data ) && isset( $data['status'] ) ? (int) $data['status'] : WP_Http::INTERNAL_SERVER_ERROR;
	}

	/** The status of a page whose response has failed. Invalid parameters, such as in the URL, are a 404. */
	public static function of_page( WP_Error $error ): int {
		$status = self::of( $error );
		return $status >= 500 || in_array( $status, self::KEPT_ON_PAGES, true ) ? $status : WP_Http::NOT_FOUND;
	}

	/** Seconds to wait before another try (RFC 9110, Retry-After); null if the error does not contain them. */
	public static function retry_after( WP_Error $error ): ?int {
		return $error->get_error_data()['retry_after'] ?? null;
	}
}
