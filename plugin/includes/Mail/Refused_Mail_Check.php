<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** Whether the server took the last mail. */
final class Refused_Mail_Check extends Check {

	public const ID = 'mail-refused';

	public function label(): string {
		return __( 'Gửi thư', 'hien-core' );
	}

	public function run(): Finding {
		$failure = Last_Failure::get();
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
