<?php
declare(strict_types=1);

namespace Hien\Rest;

use Hien\Jobs\Job;
use Hien\Modules;
use Hien\Throttle\Throttle;

defined( 'ABSPATH' ) || exit;

/** The rules of all REST responses, and the limits of requests. */
final class Rest_Modules extends Modules {

	protected function always(): array {
		return [
			new Closed_Rest(),
			new Idempotency(),
		];
	}

	public function install(): void {
		Throttle::install();
		Idempotency::install();
	}

	protected function jobs(): array {
		return [
			'throttle'    => Job::cleaning( __( 'Dọn số lần gửi cũ', 'hien-core' ), Throttle::purge( ... ) ),
			'idempotency' => Job::cleaning( __( 'Dọn mã gửi lại cũ', 'hien-core' ), Idempotency::purge( ... ) ),
		];
	}
}
