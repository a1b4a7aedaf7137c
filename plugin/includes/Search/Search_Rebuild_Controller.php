<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Search;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `search/rebuild`: how far the index is (GET), and a batch of the work (POST), for the button in wp-admin. */
final class Search_Rebuild_Controller extends Controller {

	public function register_routes(): void {
		$this->add_route(
			'/search/rebuild',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'get_item' ],
					'permission_callback' => [ $this, 'get_item_permissions_check' ],
				],
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => [
						'anew' => [
							'description' => __( 'Lập lại từ đầu; không thì làm tiếp phần còn dở.', 'hien-core' ),
							'type'        => 'boolean',
							'default'     => false,
						],
					],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/**
	 * The owner's, as the work is.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return $this->create_item_permissions_check( $request );
	}

	/** @param WP_REST_Request $request Request. */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( Search_Rebuild::progress() );
	}

	/**
	 * The owner's: it costs the server work.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		return current_user_can( 'manage_options' ) ? true : new WP_Error( 'rest_forbidden', __( 'Bạn không có quyền lập lại chỉ mục tìm kiếm.', 'hien-core' ), [ 'status' => rest_authorization_required_code() ] );
	}

	/** @param WP_REST_Request $request Request. */
	public function create_item( $request ): WP_REST_Response {
		if ( $request['anew'] ) {
			Search_Rebuild::request();
		}
		Search_Rebuild::step();
		return new WP_REST_Response( Search_Rebuild::progress() );
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
