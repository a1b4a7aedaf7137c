<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `links`: sites of friends, in the author's order. */
final class Links_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::LINKS;
	protected const IS_PUBLIC = true; // Contains published links only.
	protected $rest_base = 'links';

	protected function read( ?string $id, array $params ): array {
		[ 'limit' => $limit, 'page' => $page ]   = $params;
		[ 'posts' => $posts, 'total' => $total ] = Content_Repository::page(
			Link_Post_Type::NAME,
			$limit,
			$page,
			[ 'orderby' => Content_Repository::BY_ORDER ]
		);
		return self::list_of( array_map( Link_Summary::of( ... ), $posts ), $total, $limit, $page );
	}

	public function get_list_schema(): array {
		return Schema::list( 'LinkList', Schema::object( 'Link', Link_Summary::schema() ) );
	}
}
