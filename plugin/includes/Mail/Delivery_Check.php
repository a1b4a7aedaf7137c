<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Checks\Check;
use Hien\Checks\Finding;

defined( 'ABSPATH' ) || exit;

/** A server may take mails that never arrive. Where anybody can register, that is critical: nobody could confirm an account. */
final class Delivery_Check extends Check {

	public const ID = 'mail-delivery';

	public function label(): string {
		return __( 'Thư đến nơi', 'hien-core' );
	}

	public function run(): Finding {
		[ 'sent' => $sent, 'arrived' => $arrived ] = Test_Mail::times();
		if ( $arrived > 0 ) {
			/* translators: %s: a date */
			return Finding::good( sprintf( __( 'Thư của trang đến nơi, bạn đã xác nhận ngày %s', 'hien-core' ), wp_date( 'd/m/Y', $arrived ) ) );
		}
		$found  = get_option( 'users_can_register' ) ? Finding::critical( ... ) : Finding::recommended( ... );
		$advice = 0 === $sent
			? __( 'Máy chủ nhận thư chưa chắc thư đã đến. Hãy gửi một thư thử cho mình, rồi mở liên kết trong thư.', 'hien-core' )
			/* translators: %s: date and time */
			: sprintf( __( 'Thư thử đã gửi lúc %s. Hãy mở thư và bấm liên kết trong đó; không thấy thì tìm trong hộp thư rác, hoặc cài một plugin SMTP rồi gửi lại.', 'hien-core' ), wp_date( 'd/m/Y H:i', $sent ) );
		return $found(
			get_option( 'users_can_register' )
				? __( 'Ai cũng đăng ký được, mà chưa biết thư xác nhận có đến nơi không', 'hien-core' )
				: __( 'Chưa biết thư của trang có đến nơi không', 'hien-core' ),
			$advice,
			Test_Mail::link()
		);
	}
}
