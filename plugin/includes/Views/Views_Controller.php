<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Views;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Rest\Visitor;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `POST views`: the app reports that somebody has read something. Pages may come from a cache; reports do not. */
final class Views_Controller extends Controller {

	public function register_routes(): void {
		$this->add_route(
			'/views',
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create_item' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => [
						'id' => [
							'description' => __( 'Mã bài viết hay video đã đọc.', 'hien-core' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'get_public_item_schema' ],
			]
		);
	}

	/**
	 * Public by intent: every visitor reads, and a nonce would not survive a page cache. What a report can do is
	 * little: one more read of a public page, once a day.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		return true;
	}

	/** @param WP_REST_Request $request Request. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		$post = get_post( (int) $request['id'] );
		if ( ! $post instanceof WP_Post || ! View_Counter::is_counted( $post ) ) {
			return new WP_Error( 'hien_object_not_found', __( 'Không tìm thấy nội dung đã đọc.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$counted = false;
		if ( self::is_reader( $post ) ) {
			if ( Visits::is_flood() ) {
				return new WP_Error( 'hien_too_many_requests', __( 'Bạn gửi quá nhanh. Chờ một phút rồi thử lại nhé.', 'hien-core' ), [ 'status' => 429 ] );
			}
			$counted = View_Counter::count( $post->ID );
		}
		if ( $counted ) {
			Top_Views::maybe_renew();
		}
		return new WP_REST_Response( [ 'counted' => $counted ], 200 );
	}

	/** Whether a person other than its author has the text before the eyes. */
	private static function is_reader( WP_Post $post ): bool {
		return ! Visitor::is_machine() && ! post_password_required( $post ) && Visitor::user_id() !== (int) $post->post_author;
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object( 'ViewReport', [ 'counted' => Schema::boolean( __( 'Lần đọc đầu tiên trong ngày.', 'hien-core' ) ) ] );
	}
}
