<?php
declare(strict_types=1);

namespace Hien\Shell;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** The parts around every screen. */
final class Shell_Modules extends Modules {

	public function __construct( private readonly Shell $shell ) {
	}

	protected function controllers(): array {
		return [ new Shell_Controller( $this->shell ) ];
	}
}
