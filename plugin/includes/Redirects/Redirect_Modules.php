<?php
declare(strict_types=1);

namespace Hien\Redirects;

use Hien\Jobs\Job;
use Hien\Modules;
use Hien\Routing\Current_Screen;

defined( 'ABSPATH' ) || exit;

/** Addresses that no longer have a page: where they lead, and which are asked for in vain. */
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
