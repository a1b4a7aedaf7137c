<?php
declare(strict_types=1);

namespace Hien\Options;

use Hien\Chat\Chat_Config;
use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The owner's settings, as pages show them. */
final class Option_Modules extends Modules {

	public function __construct( private readonly Chat_Config $chat ) {
	}

	public function resources(): array {
		return [ 'options' => fn() => new Options_Controller( $this->chat ) ];
	}

	protected function settings(): array {
		return Site_Sections::all();
	}
}
