<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Constants;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `projects`: the author's projects, in the author's order. */
final class Projects_Controller extends Resource_Controller {

	protected const LIMIT = Constants::PROJECTS_LIMIT;
	protected const IS_PUBLIC = true; // Contains published projects only.
	protected $rest_base = 'projects';

	protected function read_list( array $params ): array {
		return self::list_of_type( Project_Post_Type::class, Project_Summary::of( ... ), $params );
	}

	public function get_list_schema(): array {
		return Schema::list( 'ProjectList', Project_Summary::schema() );
	}
}
