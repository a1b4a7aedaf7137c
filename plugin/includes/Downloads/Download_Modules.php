<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Downloads. */
final class Download_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
		private readonly Post_Repository $posts,
	) {}

	public function post_types(): array {
		return [ new Download_Post_Type() ];
	}

	protected function always(): array {
		return [ new Download_Link( $this->posts ) ];
	}

	public function resources(): array {
		return [ 'downloads' => fn() => new Downloads_Controller( $this->settings, $this->items ) ];
	}
}
