<?php
declare(strict_types=1);

namespace Hien\Friends;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Friends. */
final class Friend_Modules extends Modules {

	public function post_types(): array {
		return [ new Friend_Post_Type() ];
	}

	public function resources(): array {
		return [ 'friends' => fn() => new Friends_Controller() ];
	}
}
