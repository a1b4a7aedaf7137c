<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\Content\Content_Repository;
use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `downloads`: files to download, in the author's order. */
final class Downloads_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::DOWNLOADS;
	protected const IS_PUBLIC = true; // Contains published downloads only.
	protected $rest_base = 'downloads';

	/** Leaves out downloads whose file is missing on the disk; `count` includes them, since a query cannot check the disk. */
	protected function read( ?string $id, array $params ): array {
		[ 'limit' => $limit, 'page' => $page ]   = $params;
		[ 'posts' => $posts, 'total' => $total ] = Content_Repository::page(
			Download_Post_Type::NAME,
			$limit,
			$page,
			Download_Post_Type::LISTED,
			[ Download_Post_Type::FILE ]
		);
		return self::list_of( array_values( array_filter( array_map( Download_Summary::of( ... ), $posts ) ) ), $total, $limit, $page );
	}

	public function get_list_schema(): array {
		return Schema::list( 'DownloadList', Download_Summary::schema() );
	}
}
