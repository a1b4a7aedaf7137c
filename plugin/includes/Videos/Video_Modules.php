<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Videos;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Posts\Post_Content;
use Hien\Posts\Post_Repository;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Videos. */
final class Video_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
		private readonly Post_Repository $posts,
	) {}

	public function post_types(): array {
		return [ new Video_Post_Type() ];
	}

	public function resources(): array {
		return [ 'videos' => fn() => new Videos_Controller( $this->settings, new Video_Repository( $this->items, $this->posts ), new Post_Content() ) ];
	}
}
