<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/**
 * Whether another plugin, such as a captcha that guards WordPress's own forms, refuses those of Hiên: WordPress_Form. Forgotten after a
 * week without a refusal, and when a form passes, which it never does through a captcha.
 */
final class Refused_Forms {

	/**
	 * Codes of the errors of the watched forms, and transients with the Unix time of a refusal. A sign-in is not: a second factor is meant
	 * to lead to WordPress's form.
	 */
	public const REGISTRATION = 'hien_registration_refused';
	public const RESET        = 'hien_reset_refused';

	/** Remembers that a form was refused, at most once an hour. */
	public static function note( string $code ): void {
		$is_watched = in_array( $code, [ self::REGISTRATION, self::RESET ], true );
		if ( $is_watched && time() - (int) get_transient( $code ) >= HOUR_IN_SECONDS ) {
			set_transient( $code, time(), WEEK_IN_SECONDS );
		}
	}

	public static function forget( string $code ): void {
		if ( false !== get_transient( $code ) ) {
			delete_transient( $code );
		}
	}

	public static function check(): Finding {
		$refused = [];
		foreach ( [
			/* translators: %s: date and time */
			self::REGISTRATION => __( 'Đăng ký, bị chặn lúc %s.', 'hien-core' ),
			/* translators: %s: date and time */
			self::RESET        => __( 'Quên mật khẩu, bị chặn lúc %s.', 'hien-core' ),
		] as $code => $text ) {
			$at = (int) get_transient( $code );
			if ( 0 !== $at ) {
				$refused[] = sprintf( $text, wp_date( 'd/m/Y H:i', $at ) );
			}
		}
		return [] === $refused
			? Finding::good( __( 'Không plugin nào chặn biểu mẫu của Hiên', 'hien-core' ) )
			: Finding::recommended(
				__( 'Một plugin chặn biểu mẫu của Hiên; khách được mời dùng biểu mẫu của WordPress', 'hien-core' ),
				__( 'Thường là plugin captcha canh các biểu mẫu của WordPress. Khách vẫn gửi được ở đó. Muốn họ gửi ngay ở biểu mẫu của Hiên thì tắt captcha cho mục ấy trong plugin kia: Hiên đã có cách riêng để chặn máy gửi tự động.', 'hien-core' ),
				[ admin_url( 'plugins.php' ) => __( 'Mở danh sách plugin', 'hien-core' ) ],
				$refused
			);
	}
}
