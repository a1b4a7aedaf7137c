<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Whether an account has confirmed its e-mail address. Accounts that were not made by a registration form count as confirmed. */
final class Confirmation {

	/** User meta of an unconfirmed account: Unix time of its registration. */
	public const META = 'hien_unconfirmed';

	public static function is_confirmed( int $user_id ): bool {
		return '' === get_user_meta( $user_id, self::META, true );
	}

	/**
	 * Whether the current user may write: comment, chat, save.
	 *
	 * @param string $sign_in Error message for visitors, such as "Vui lòng đăng nhập để bình luận!".
	 * @return true|WP_Error 401 for visitors, 403 until the address is confirmed.
	 */
	public static function may_write( string $sign_in ): true|WP_Error {
		if ( ! is_user_logged_in() ) {
			return new WP_Error( 'rest_not_logged_in', $sign_in, [ 'status' => WP_Http::UNAUTHORIZED ] );
		}
		return self::is_confirmed( get_current_user_id() ) ? true : new WP_Error( 'hien_unconfirmed', __( 'Bạn cần xác nhận email trước. Mở thư mà trang đã gửi cho bạn nhé.', 'hien-core' ), [ 'status' => WP_Http::FORBIDDEN ] );
	}
}
