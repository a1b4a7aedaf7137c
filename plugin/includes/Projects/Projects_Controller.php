<?php
declare(strict_types=1);

namespace Hien\Projects;

use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `projects`: the author's projects, in the author's order. */
final class Projects_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::PROJECTS;
	protected const IS_PUBLIC = true; // Contains published projects only.
	protected $rest_base = 'projects';

	protected function read( ?string $id, array $params ): array {
		[ 'limit' => $limit, 'page' => $page ]   = $params;
		[ 'posts' => $posts, 'total' => $total ] = Content_Repository::page(
			Project_Post_Type::NAME,
			$limit,
			$page,
			[ 'orderby' => Content_Repository::BY_ORDER ]
		);
		return self::list_of( array_map( Project_Summary::of( ... ), $posts ), $total, $limit, $page );
	}

	public function get_list_schema(): array {
		return Schema::list( 'ProjectList', Project_Summary::schema() );
	}
}
