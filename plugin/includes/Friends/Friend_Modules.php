<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Friends;

use Hien\Posts\Noun_Modules;
use Hien\Posts\Post_Content;

defined( 'ABSPATH' ) || exit;

/** Friends. */
final class Friend_Modules extends Noun_Modules {

	public function post_types(): array {
		return [ new Friend_Post_Type() ];
	}

	public function resources(): array {
		return [ 'friends' => fn() => new Friends_Controller( $this->settings, new Friend_Repository( $this->items, $this->posts ), new Post_Content() ) ];
	}
}
