<?php
declare(strict_types=1);

namespace Hien\Images;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Images. */
final class Image_Modules extends Modules {

	public function post_types(): array {
		return [ new Image_Post_Type() ];
	}

	protected function always(): array {
		return [ new Image_Numbers() ];
	}

	public function resources(): array {
		return [ 'images' => fn() => new Images_Controller() ];
	}
}
