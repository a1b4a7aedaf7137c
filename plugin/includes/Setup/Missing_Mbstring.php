<?php
declare(strict_types=1);

namespace Hien\Setup;

defined( 'ABSPATH' ) || exit;

/**
 * What the plugin does instead of starting where PHP is without mbstring, the only extension that it cannot do without: every page would
 * end in a fatal error, that of signing in too. It refuses to be activated. Where an update of PHP or a move has lost the extension, the
 * site goes on as if the plugin were off, and wp-admin says why.
 */
final class Missing_Mbstring {

	/** Needs nothing else of the plugin. */
	public static function tell(): void {
		register_activation_hook( HIEN_CORE_FILE, [ self::class, 'refuse' ] );
		add_action( 'admin_notices', [ self::class, 'print_notice' ] );
		add_action( 'network_admin_notices', [ self::class, 'print_notice' ] );
		// WordPress adds a slash to addresses, the plugin takes it away: browsers that keep both redirects would go in circles.
		add_filter( 'redirect_canonical', '__return_false' );
	}

	/** WordPress has not stored yet that the plugin is active. */
	public static function refuse(): void {
		wp_die( esc_html( self::text() ), '', [ 'back_link' => true ] );
	}

	public static function print_notice(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html( self::text() ), [ 'type' => 'error' ] );
		}
	}

	private static function text(): string {
		return __( 'Plugin Hiên Core chưa chạy: máy chủ thiếu phần mở rộng mbstring của PHP, mà Hiên cần để cắt, đếm và tìm chữ tiếng Việt. Hãy bật mbstring trong phần “Select PHP Version” của bảng điều khiển máy chủ, hoặc nhờ nhà cung cấp. Nội dung và cài đặt vẫn còn nguyên.', 'hien-core' );
	}
}
