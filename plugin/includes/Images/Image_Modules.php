<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Posts\Modules_With_Posts;

defined( 'ABSPATH' ) || exit;

/** Images. */
final class Image_Modules extends Modules_With_Posts {

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
