<?php
declare(strict_types=1);

namespace Hien\Downloads;

use Hien\List_Sizes;
use Hien\Rest\Resource_Controller;
use Hien\Rest\Schema;

defined( 'ABSPATH' ) || exit;

/** `downloads`: files to download, in the author's order. */
final class Downloads_Controller extends Resource_Controller {

	protected const LIMIT = List_Sizes::DOWNLOADS;
	protected const IS_PUBLIC = true; // Contains published downloads only.
	protected $rest_base = 'downloads';

	protected function read_list( array $params ): array {
		return self::list_of_type( Download_Post_Type::class, Download_Summary::of( ... ), $params, [ Download_Post_Type::FILE ] );
	}

	public function get_list_schema(): array {
		return Schema::list( 'DownloadList', Download_Summary::schema() );
	}
}
