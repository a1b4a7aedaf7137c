<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Links. */
final class Link_Modules extends Modules {

	public function post_types(): array {
		return [ new Link_Post_Type() ];
	}

	public function resources(): array {
		return [ 'links' => fn() => new Links_Controller() ];
	}
}
