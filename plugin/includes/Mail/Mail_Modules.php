<?php
declare(strict_types=1);

namespace Hien\Mail;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** What the site knows of its mails. */
final class Mail_Modules extends Modules {

	protected function always(): array {
		return [ new Last_Failure(), new Test_Mail() ];
	}

	protected function checks(): array {
		return [ new Refused_Mail_Check(), new Delivery_Check() ];
	}
}
