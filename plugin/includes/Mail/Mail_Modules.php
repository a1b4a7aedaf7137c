<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Checks\Check;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Checks and hooks of the site's mails. */
final class Mail_Modules extends Modules {

	protected function always(): array {
		return [ new Last_Failure(), new Safe_Mailer(), new Test_Mail() ];
	}

	protected function checks(): array {
		return [
			new Check( 'mail-refused', __( 'Gửi thư', 'hien-core' ), Last_Failure::check( ... ) ),
			new Check( 'mail-delivery', __( 'Thư đến nơi', 'hien-core' ), Test_Mail::check( ... ) ),
		];
	}
}
