<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The owner's settings, as pages show them. */
final class Option_Modules extends Modules {

	public function resources(): array {
		return [ 'options' => fn() => new Options_Controller() ];
	}

	protected function settings(): array {
		return Site_Sections::all();
	}
}
