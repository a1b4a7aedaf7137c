<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Courses;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Courses. */
final class Course_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
		private readonly Post_Repository $posts,
	) {}

	public function post_types(): array {
		return [ new Course_Post_Type() ];
	}

	public function resources(): array {
		return [ 'courses' => fn() => new Courses_Controller( $this->settings, $this->items, $this->posts, new Post_Content() ) ];
	}
}
