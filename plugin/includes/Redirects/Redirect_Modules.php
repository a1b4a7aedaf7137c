<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Jobs\Job;
use Hien\Modules;
use Hien\Routing\Current_Screen;

defined( 'ABSPATH' ) || exit;

/** Addresses without a page: redirects, and the log of those that were not found. */
final class Redirect_Modules extends Modules {

	public function __construct(
		private readonly Former_Addresses $former,
		private readonly Current_Screen $current_screen,
	) {
	}

	protected function always(): array {
		return [
			new Former_Names(),
			new Former_Permalinks(),
			$this->former,
			new Blogger_Addresses(),
			new Not_Found_Log( $this->current_screen ),
			new Redirects_Command(),
		];
	}

	protected function in_admin(): array {
		return [ new Redirects_Page() ];
	}

	protected function jobs(): array {
		return [ Not_Found_Log::JOB => Job::cleaning( __( 'Dọn địa chỉ không tìm thấy', 'hien-core' ), Not_Found_Log::purge( ... ) ) ];
	}
}
