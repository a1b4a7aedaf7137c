<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Jobs\Jobs;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `search/rebuild`: the progress of the rebuild (GET), and its next batch (POST), for the button in wp-admin. */
final class Search_Rebuild_Controller extends Controller {

	public function register_routes(): void {
		$anew = Schema::boolean( __( 'Lập lại từ đầu; không thì làm tiếp phần còn dở.', 'hien-core' ), default: false );
		$this->add_route( 'GET', '/search/rebuild', self::may_manage( ... ), Search_Rebuild::progress( ... ), self::schema( ... ) );
		$this->add_route(
			'POST',
			'/search/rebuild',
			self::may_manage( ... ),
			self::rebuild( ... ),
			self::schema( ... ),
			compact( 'anew' )
		);
	}

	/** @return array<string,mixed> */
	private static function rebuild( WP_REST_Request $request ): array {
		if ( $request['anew'] ) {
			Search_Rebuild::request();
		}
		Jobs::step( Search_Rebuild::JOB );
		return Search_Rebuild::progress();
	}

	/** Permission for administrators only: indexing all content takes much of the server's time. */
	private static function may_manage(): true|WP_Error {
		return current_user_can( 'manage_options' ) ? true : self::forbidden();
	}

	/** @return array<string,mixed> */
	private static function schema(): array {
		return Schema::object(
			'SearchRebuild',
			[
				'running' => Schema::boolean( __( 'Còn phần chưa làm.', 'hien-core' ) ),
				'done'    => Schema::integer( __( 'Số nội dung đã vào chỉ mục.', 'hien-core' ) ),
				'total'   => Schema::integer(),
			]
		);
	}
}
