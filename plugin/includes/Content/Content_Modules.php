<?php
declare(strict_types=1);

namespace Hien\Content;

use Hien\Cache\Admin_Counts;
use Hien\Cache\Count_Cache;
use Hien\Jobs\Jobs;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** What all content types share: Unicode, labels, image files, feeds and counts. */
final class Content_Modules extends Modules {

	protected function always(): array {
		return [
			new Unicode_Normalization(),
			new Labels(),
			new Picture_Files(),
			new Feeds(),
			new Count_Cache(),
			new Admin_Counts(),
		];
	}

	public function install(): void {
		Count_Cache::install();
		Jobs::begin( Count_Cache::JOB );
	}

	protected function jobs(): array {
		return [ Count_Cache::JOB => Count_Cache::job() ];
	}
}
