<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Favorites;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** What members have saved. */
final class Favorite_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
	) {}

	protected function always(): array {
		return [
			new Favorites(),
			new Favorite_Data(),
		];
	}

	public function resources(): array {
		return [ 'favorites' => fn() => new Favorites_Controller( $this->settings, $this->items ) ];
	}

	public function install(): void {
		Favorite_Repository::install();
	}
}
