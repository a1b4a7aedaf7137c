<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Content_Repository;
use Hien\Modules;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Links. */
final class Link_Modules extends Modules {

	public function __construct(
		private readonly Settings $settings,
		private readonly Content_Repository $items,
	) {}

	public function post_types(): array {
		return [ new Link_Post_Type() ];
	}

	public function resources(): array {
		return [ 'links' => fn() => new Links_Controller( $this->settings, $this->items ) ];
	}
}
