<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Checks\Finding;
use Hien\Module;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores why the last mail of the site failed, also one of another plugin, until a mail is accepted. Stores no addresses. */
final class Last_Failure implements Module {

	/** Option: `at` (Unix time), `reason`; absent while mails are accepted. */
	public const OPTION = 'hien_mail_refused';

	/** Matches e-mail addresses, which PHPMailer names in its errors. */
	private const ADDRESS = '/[^\s@<>]+@[^\s@<>]+/u';

	public function register(): void {
		add_action( 'wp_mail_failed', [ $this, 'note' ] );
		add_action( 'wp_mail_succeeded', [ $this, 'forget' ] );
	}

	public function note( mixed $error ): void {
		$reason = $error instanceof WP_Error ? $error->get_error_message() : '';
		update_option(
			self::OPTION,
			[
				'at'     => time(),
				'reason' => trim( (string) preg_replace( self::ADDRESS, '…', $reason ) ),
			],
			false
		);
	}

	public function forget(): void {
		if ( null !== self::get() ) {
			delete_option( self::OPTION );
		}
	}

	/** @return array{at:int,reason:string}|null Null if the last mail was accepted. */
	public static function get(): ?array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? [
			'at'     => (int) $stored['at'],
			'reason' => (string) $stored['reason'],
		] : null;
	}

	/** Whether the server took the last mail. */
	public static function check(): Finding {
		$failure = self::get();
		return null === $failure
			? Finding::good( __( 'Máy chủ nhận thư mà trang gửi', 'hien-core' ) )
			: Finding::critical(
				__( 'Trang không gửi được thư', 'hien-core' ),
				__( 'Người đăng ký không nhận được thư xác nhận, người quên mật khẩu không đặt lại được. Hãy cài một plugin SMTP (như WP Mail SMTP), điền tài khoản thư của tên miền mà nhà cung cấp đã cho bạn, rồi gửi thư thử.', 'hien-core' ),
				Test_Mail::link(),
				[
					sprintf(
						/* translators: 1: date and time, 2: the reason */
						__( 'Lần cuối hỏng: %1$s. Lý do: %2$s', 'hien-core' ),
						wp_date( 'd/m/Y H:i', $failure['at'] ),
						'' === $failure['reason'] ? __( 'máy chủ không nói', 'hien-core' ) : $failure['reason']
					),
				]
			);
	}
}
