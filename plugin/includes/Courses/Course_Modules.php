<?php
declare(strict_types=1);

namespace Hien\Courses;

use Hien\Posts\Modules_With_Posts;
use Hien\Posts\Post_Content;

defined( 'ABSPATH' ) || exit;

/** Courses. */
final class Course_Modules extends Modules_With_Posts {

	public function post_types(): array {
		return [ new Course_Post_Type() ];
	}

	public function resources(): array {
		return [ 'courses' => fn() => new Courses_Controller( $this->settings, $this->items, $this->posts, new Post_Content() ) ];
	}
}
