<?php
declare(strict_types=1);

namespace Hien\Videos;

use Hien\Posts\Modules_With_Posts;
use Hien\Posts\Post_Content;

defined( 'ABSPATH' ) || exit;

/** Videos. */
final class Video_Modules extends Modules_With_Posts {

	public function post_types(): array {
		return [ new Video_Post_Type() ];
	}

	public function resources(): array {
		return [ 'videos' => fn() => new Videos_Controller( $this->settings, new Video_Repository( $this->items, $this->posts ), new Post_Content() ) ];
	}
}
