<?php
declare(strict_types=1);

namespace Hien\Pages;

use Hien\Modules;
use Hien\Routing\Route_List;

defined( 'ABSPATH' ) || exit;

/** The pages in which the author edits the words of routes. */
final class Page_Modules extends Modules {

	public function __construct( private readonly Route_List $routes ) {}

	protected function always(): array {
		return [ new Default_Pages( $this->routes ) ];
	}

	public function resources(): array {
		return [ 'pages' => fn() => new Pages_Controller( $this->routes ) ];
	}
}
