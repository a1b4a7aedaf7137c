<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Cache\Admin_Counts;
use Hien\Cache\Large_Counts;
use Hien\Jobs\Jobs;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Names, pictures, feeds and numbers of all content. */
final class Content_Modules extends Modules {

	protected function always(): array {
		return [
			new Unicode_Normalization(),
			new Labels(),
			new Picture_Files(),
			new Feeds(),
			new Large_Counts(),
			new Admin_Counts(),
		];
	}

	public function install(): void {
		Large_Counts::install();
		Jobs::begin( Large_Counts::JOB );
	}

	protected function jobs(): array {
		return [ Large_Counts::JOB => Large_Counts::job() ];
	}
}
