<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Jobs\Job;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Counts of views. */
final class View_Modules extends Modules {

	protected function always(): array {
		return [ new View_Totals() ];
	}

	public function resources(): array {
		return [ 'top-view' => fn() => new Top_View_Controller() ];
	}

	protected function controllers(): array {
		return [ new Views_Controller() ];
	}

	protected function jobs(): array {
		return [
			'viewers'   => Job::cleaning( __( 'Dọn lượt vào của hôm trước', 'hien-core' ), View_Counter::purge_viewers( ... ) ),
			'views'     => Job::cleaning( __( 'Dọn lượt xem theo ngày đã cũ', 'hien-core' ), Top_Views::purge( ... ) ),
			'top-views' => Job::daily( __( 'Danh sách xem nhiều nhất', 'hien-core' ), Top_Views::renew( ... ) ),
		];
	}
}
