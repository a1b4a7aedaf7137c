<?php
declare(strict_types=1);

namespace Hien\Courses;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Courses. */
final class Course_Modules extends Modules {

	public function post_types(): array {
		return [ new Course_Post_Type() ];
	}

	public function resources(): array {
		return [ 'courses' => fn() => new Courses_Controller() ];
	}
}
