<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** `links`: sites of friends, in the author's order. */
final class Links_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::LINKS;
	protected $rest_base = 'links';

	/** Public: contains published links only. */
	protected function may_read( ?string $id, array $params ): true|WP_Error {
		return true;
	}

	protected function read( ?string $id, array $params ): array {
		[ 'limit' => $limit, 'page' => $page ]   = $params;
		[ 'posts' => $posts, 'total' => $total ] = Content_Repository::page( Link_Post_Type::NAME, $limit, $page, [ 'orderby' => Content_Repository::BY_ORDER ] );
		return self::list_of( array_map( Link_Summary::of( ... ), $posts ), $total, $limit, $page );
	}

	public function get_list_schema(): array {
		return Schema::list( 'LinkList', Schema::object( 'Link', Link_Summary::schema() ) );
	}
}
