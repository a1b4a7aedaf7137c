<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Categories\Categories_Controller;
use Hien\Featured\Featured_Controller;
use Hien\Modules;
use Hien\Tags\Tags_Controller;

defined( 'ABSPATH' ) || exit;

/** Posts and their lists: all, featured, of a category, of a tag. */
final class Post_Modules extends Modules {

	protected function always(): array {
		return [ new Broken_Parts() ];
	}

	public function resources(): array {
		return [
			'posts'      => fn() => new Posts_Controller(),
			'featured'   => fn() => new Featured_Controller(),
			'categories' => fn() => new Categories_Controller(),
			'tag'        => fn() => new Tags_Controller(),
		];
	}
}
