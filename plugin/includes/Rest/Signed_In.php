<?php
declare(strict_types=1);

namespace Hien\Rest;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** The permission of what only members may do. */
final class Signed_In {

	/**
	 * Whether a user is signed in. WordPress has checked the nonce before: without a valid one, the request has no user.
	 *
	 * @param string $message Error message for visitors, such as "Vui lòng đăng nhập để bình luận!".
	 * @return true|WP_Error 401 for visitors.
	 */
	public static function check( string $message ): true|WP_Error {
		return is_user_logged_in() ? true : new WP_Error( 'rest_not_logged_in', $message, [ 'status' => WP_Http::UNAUTHORIZED ] );
	}
}
