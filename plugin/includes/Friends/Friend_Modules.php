<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Posts\Modules_With_Posts;
use Hien\Posts\Post_Content;

defined( 'ABSPATH' ) || exit;

/** Friends. */
final class Friend_Modules extends Modules_With_Posts {

	public function post_types(): array {
		return [ new Friend_Post_Type() ];
	}

	public function resources(): array {
		return [ 'friends' => fn() => new Friends_Controller( $this->settings, new Friend_Repository( $this->items, $this->posts ), new Post_Content() ) ];
	}
}
