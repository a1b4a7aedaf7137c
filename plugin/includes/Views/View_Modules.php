<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Views;

use Hien\Modules;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Counts of views. */
final class View_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Post_Repository $posts,
	) {}

	protected function always(): array {
		return [ new Views() ];
	}

	public function resources(): array {
		return [ 'top-view' => fn() => new Top_View_Controller( $this->settings, $this->posts ) ];
	}

	protected function controllers(): array {
		return [ new Views_Controller( $this->settings ) ];
	}

	public function install(): void {
		View_Tables::install();
	}

	public function run_daily(): void {
		Visits::purge();
		Top_Views::purge();
		Top_Views::renew();
	}
}
