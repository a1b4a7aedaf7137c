<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Downloads. */
final class Download_Modules extends Modules {

	public function post_types(): array {
		return [ new Download_Post_Type() ];
	}

	protected function always(): array {
		return [ new Download_Link() ];
	}

	public function resources(): array {
		return [ 'downloads' => fn() => new Downloads_Controller() ];
	}
}
