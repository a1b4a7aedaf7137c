<?php
declare(strict_types=1);

namespace Hien\Links;

use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `links`: sites of friends, in the author's order. */
final class Links_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::LINKS;
	protected const IS_PUBLIC = true; // Contains published links only.
	protected $rest_base = 'links';

	protected function read_list( array $params ): array {
		return self::list_of_type( Link_Post_Type::class, Link_Summary::of( ... ), $params );
	}

	public function get_list_schema(): array {
		return Schema::list( 'LinkList', Schema::object( 'Link', Link_Summary::schema() ) );
	}
}
