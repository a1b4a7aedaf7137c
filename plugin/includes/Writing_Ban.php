<?php
declare(strict_types=1);

namespace Hien;

use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Members who may read, but write neither comments, questions, messages nor in the chat, until the owner allows it again. Each site of
 * a network decides for itself. Administrators may always write.
 */
final class Writing_Ban {

	/** User option: Unix time since which the member may not write. */
	public const META = 'hien_may_not_write';

	/** Code of the error. */
	public const CODE = 'hien_may_not_write';

	/** The meta key under which WordPress stores the user option META on this site. */
	public static function meta_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::META;
	}

	/** @return int|null Unix time; null for a member who may write. */
	public static function since( int $user_id ): ?int {
		return user_can( $user_id, 'manage_options' ) ? null : ( (int) get_user_option( self::META, $user_id ) ?: null );
	}

	public static function set( int $user_id, bool $may_write ): void {
		if ( $may_write ) {
			delete_user_option( $user_id, self::META );
		} elseif ( null === self::since( $user_id ) ) {
			update_user_option( $user_id, self::META, (string) time() );
		}
	}

	/** @return WP_Error|null 403 for a member who may not write. */
	public static function error( int $user_id ): ?WP_Error {
		return null === self::since( $user_id ) ? null : new WP_Error( self::CODE, self::message(), [ 'status' => WP_Http::FORBIDDEN ] );
	}

	public static function message(): string {
		return __( 'Chủ trang không còn cho tài khoản này viết, nên bạn không gửi được bình luận, câu hỏi hay tin nhắn. Bạn vẫn đọc được như trước.', 'hien-core' );
	}
}
