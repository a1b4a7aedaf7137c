<?php
declare(strict_types=1);

namespace Hien\Import;

use Hien\Jobs\Job;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Moving in from WordPress or Blogger. */
final class Import_Modules extends Modules {

	protected function always(): array {
		return [ new Import_Run() ];
	}

	protected function in_admin(): array {
		return [ new Import_Page( new Import_Run() ) ];
	}

	protected function jobs(): array {
		return [ 'import-files' => Job::daily( __( 'Dọn tệp chuyển nhà bỏ quên', 'hien-core' ), Import_Files::purge( ... ) ) ];
	}
}
