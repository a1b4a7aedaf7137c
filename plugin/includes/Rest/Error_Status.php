<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The HTTP status of an error. */
final class Error_Status {

	/** Statuses that a page shares with the response that failed. */
	private const OF_PAGES = [ WP_Http::UNAUTHORIZED, WP_Http::FORBIDDEN, WP_Http::GONE, WP_Http::TOO_MANY_REQUESTS ];

	/** The status in the error's data; 500 without one, as core's REST server answers. */
	public static function of( WP_Error $error ): int {
		$data = $error->get_error_data();
		return is_array( $data ) && isset( $data['status'] ) ? (int) $data['status'] : WP_Http::INTERNAL_SERVER_ERROR;
	}

	/** The status of a page that shows the response which failed. Parameters that no response takes are a 404. */
	public static function of_page( WP_Error $error ): int {
		$status = self::of( $error );
		return $status >= 500 || in_array( $status, self::OF_PAGES, true ) ? $status : WP_Http::NOT_FOUND;
	}

	/** Seconds until another try may succeed; null where the error does not name them. */
	public static function retry_after( WP_Error $error ): ?int {
		return $error->get_error_data()['retry_after'] ?? null;
	}
}
