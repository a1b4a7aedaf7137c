<?php
declare(strict_types=1);

namespace Hien\Shell;

use Hien\Modules;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The parts around every screen. */
final class Shell_Modules extends Modules {

	public function __construct( Settings $settings, private readonly Shell $shell ) {
		parent::__construct( $settings );
	}

	protected function controllers(): array {
		return [ new Shell_Controller( $this->settings, $this->shell ) ];
	}
}
