<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Options;

use Hien\Accounts\Open_Id\Providers;
use Hien\Chat\Chat_Config;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The owner's settings, as pages show them. */
final class Option_Modules extends Modules {

	public function resources(): array {
		return [ 'options' => fn() => new Options_Controller( $this->settings, $this->items, new Providers( $this->settings ), new Chat_Config( $this->settings ) ) ];
	}

	protected function settings(): array {
		return Site_Sections::all();
	}
}
