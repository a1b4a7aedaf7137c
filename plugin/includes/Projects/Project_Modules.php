<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Modules;

defined( 'ABSPATH' ) || exit;

/** Projects. */
final class Project_Modules extends Modules {

	public function post_types(): array {
		return [ new Project_Post_Type() ];
	}

	public function resources(): array {
		return [ 'projects' => fn() => new Projects_Controller() ];
	}
}
