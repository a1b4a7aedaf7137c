<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** What tells the owner how the site is. */
final class Health_Modules extends Modules {

	protected function always(): array {
		return [
			new Site_Health( $this->settings ), // WP-Cron runs its tests too.
			new Doctor(),
		];
	}

	protected function controllers(): array {
		return [ new Health_Controller( $this->settings ) ];
	}

	protected function checks(): array {
		return [ new Permalink_Check() ];
	}
}
