<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Friends;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Friends. */
final class Friend_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
		private readonly Post_Repository $posts,
	) {}

	public function post_types(): array {
		return [ new Friend_Post_Type() ];
	}

	public function resources(): array {
		return [ 'friends' => fn() => new Friends_Controller( $this->settings, new Friend_Repository( $this->items, $this->posts ), new Post_Content() ) ];
	}
}
