<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Jobs\Job;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The rules of all REST responses, and the limits of requests. */
final class Rest_Modules extends Modules {

	protected function always(): array {
		return [
			new Closed_Rest(),
			new Idempotency(),
		];
	}

	protected function jobs(): array {
		return [
			'throttle'    => Job::expiring( __( 'Dọn số lần gửi cũ', 'hien-core' ), 'hien_throttle' ),
			'idempotency' => Job::expiring( __( 'Dọn mã gửi lại cũ', 'hien-core' ), 'hien_idempotency' ),
		];
	}
}
