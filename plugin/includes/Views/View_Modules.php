<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Counts of views. */
final class View_Modules extends Modules {

	protected function always(): array {
		return [ new View_Totals() ];
	}

	public function resources(): array {
		return [ 'top-view' => fn() => new Top_View_Controller( $this->settings ) ];
	}

	protected function controllers(): array {
		return [ new Views_Controller( $this->settings ) ];
	}

	public function install(): void {
		View_Counter::install();
	}

	public function run_daily(): void {
		View_Counter::purge_viewers();
		Top_Views::purge();
		Top_Views::renew();
	}
}
