<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Images;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Images. */
final class Image_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
		private readonly Post_Repository $posts,
	) {}

	public function post_types(): array {
		return [ new Image_Post_Type() ];
	}

	protected function always(): array {
		return [ new Image_Numbers() ];
	}

	public function resources(): array {
		return [ 'images' => fn() => new Images_Controller( $this->settings, new Image_Repository( $this->items, $this->posts ) ) ];
	}
}
