<?php
declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** What members have saved. */
final class Favorite_Modules extends Modules {

	protected function always(): array {
		return [
			new Favorites(),
			new Favorite_Data(),
		];
	}

	public function resources(): array {
		return [ 'favorites' => fn() => new Favorites_Controller() ];
	}
}
