<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Videos. */
final class Video_Modules extends Modules {

	public function post_types(): array {
		return [ new Video_Post_Type() ];
	}

	public function resources(): array {
		return [ 'videos' => fn() => new Videos_Controller() ];
	}
}
