<?php
declare(strict_types=1);

namespace Hien\Search;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `search/rebuild`: the progress of the rebuild (GET), and its next batch (POST), for the button in wp-admin. */
final class Search_Rebuild_Controller extends Controller {

	/** A batch creates no resource. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'search/rebuild';

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
		$this->register_create_route();
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item_permissions_check( $request ): true|WP_Error {
		return self::may_manage();
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( Search_Rebuild::progress() );
	}

	protected function may_create( array $params ): true|WP_Error {
		return self::may_manage();
	}

	protected function create( array $params ): array {
		if ( $params['anew'] ) {
			Search_Rebuild::request();
		}
		Search_Rebuild::step();
		return Search_Rebuild::progress();
	}

	protected function get_create_params(): array {
		return [
			'anew' => [
				'description' => __( 'Lập lại từ đầu; không thì làm tiếp phần còn dở.', 'hien-core' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/** Administrators only: rebuilding loads the server. */
	private static function may_manage(): true|WP_Error {
		return current_user_can( 'manage_options' ) ? true : new WP_Error( 'rest_forbidden', __( 'Bạn không có quyền lập lại chỉ mục tìm kiếm.', 'hien-core' ), [ 'status' => rest_authorization_required_code() ] );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
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
