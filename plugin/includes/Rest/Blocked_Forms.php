<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Checks\Finding;
use Hien\Text;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers for Site Health that another plugin blocks forms of Hiên, mostly because its captcha is only in WordPress's own forms (see
 * WordPress_Form). Forgotten when a form gets through, and after a week.
 */
final class Blocked_Forms {

	/**
	 * The watched forms: codes of their errors, and at the same time names of transients with the Unix time at which they were blocked.
	 * Signing in is not watched: a plugin with a second factor leads to WordPress's form on purpose.
	 */
	public const REGISTRATION = 'hien_registration_refused';
	public const RESET        = 'hien_reset_refused';

	/** Remembers that a form was blocked, at most once an hour. */
	public static function record( string $code ): void {
		$is_watched = in_array( $code, [ self::REGISTRATION, self::RESET ], true );
		if ( $is_watched && time() - (int) get_transient( $code ) >= HOUR_IN_SECONDS ) {
			set_transient( $code, time(), WEEK_IN_SECONDS );
		}
	}

	/**
	 * The error of another plugin that blocks a watched form, with a link to WordPress's own form; null for none.
	 *
	 * @param string                   $code    One of the constants.
	 * @param string                   $action  Of wp-login.php, whose form it is.
	 * @param string                   $ended   The message if a plugin ends the request.
	 * @param callable(WP_Error):mixed $hooks   Runs the hooks of that form with an empty list of errors, and returns the list.
	 * @param bool                     $is_page As in WordPress_Form::run().
	 */
	public static function error( string $code, string $action, string $ended, callable $hooks, bool $is_page = false ): ?WP_Error {
		$error  = static fn( string $message ): WP_Error => new WP_Error(
			$code,
			$message,
			[ 'status' => WP_Http::BAD_REQUEST ] + WordPress_Form::data( site_url( "wp-login.php?action=$action", 'login' ) )
		);
		$errors = WordPress_Form::run( static fn(): mixed => $hooks( new WP_Error() ), $error( $ended ), $is_page );
		if ( $errors instanceof WP_Error && $errors->has_errors() ) {
			self::record( $code );
			return $error( Text::plain( $errors->get_error_message() ) );
		}
		if ( false !== get_transient( $code ) ) {
			delete_transient( $code );
		}
		return null;
	}

	/** The check for Site Health. */
	public static function check(): Finding {
		$blocked = [];
		foreach ( [
			/* translators: %s: date and time */
			self::REGISTRATION => __( 'Đăng ký, bị chặn lúc %s.', 'hien-core' ),
			/* translators: %s: date and time */
			self::RESET        => __( 'Quên mật khẩu, bị chặn lúc %s.', 'hien-core' ),
		] as $code => $text ) {
			$at = (int) get_transient( $code );
			if ( 0 !== $at ) {
				$blocked[] = sprintf( $text, wp_date( 'd/m/Y H:i', $at ) );
			}
		}
		return [] === $blocked
			? Finding::good( __( 'Không plugin nào chặn biểu mẫu của Hiên', 'hien-core' ) )
			: Finding::recommended(
				__( 'Một plugin chặn biểu mẫu của Hiên; khách được mời dùng biểu mẫu của WordPress', 'hien-core' ),
				__( 'Thường là plugin captcha canh các biểu mẫu của WordPress. Khách vẫn gửi được ở đó. Muốn họ gửi ngay ở biểu mẫu của Hiên thì tắt captcha cho mục ấy trong plugin kia: Hiên đã có cách riêng để chặn máy gửi tự động.', 'hien-core' ),
				[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
				$blocked
			);
	}
}
