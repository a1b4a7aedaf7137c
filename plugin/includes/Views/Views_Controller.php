<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use Hien\Visitors\Visitor;
use WP_Error;
use WP_Http;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** `POST views`: the app reports a view. The server cannot count views itself, since pages may come from a cache. */
final class Views_Controller extends Controller {

	/** A report creates no resource. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'views';

	public function register_routes(): void {
		$this->register_create_route();
	}

	/**
	 * Public: all visitors are counted, and a nonce would expire in a page cache. A visitor can add one view a day to a public
	 * page.
	 */
	protected function may_create( array $params ): true|WP_Error {
		return true;
	}

	protected function create( array $params ): array|WP_Error {
		$post = get_post( $params['id'] );
		if ( ! $post instanceof WP_Post || ! View_Counter::is_counted( $post ) ) {
			return new WP_Error( 'hien_object_not_found', __( 'Không tìm thấy nội dung đã đọc.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$counted = self::is_reader( $post ) && View_Counter::count( $post->ID );
		if ( $counted ) {
			Top_Views::schedule_renewal();
		}
		return [ 'counted' => $counted ];
	}

	/** Whether the view counts: not one by the author, by a robot or without the post's password. The app sends the nonce of a signed-in reader. */
	private static function is_reader( WP_Post $post ): bool {
		return ! Visitor::is_robot() && ! post_password_required( $post ) && get_current_user_id() !== (int) $post->post_author;
	}

	/** More pages than a person reads; the app reports a view after some seconds on a page. */
	protected function create_limit( array $params ): Limit {
		return new Limit( 'views', 30 );
	}

	public function get_created_schema(): array {
		return Schema::object( 'ViewReport', [ 'counted' => Schema::boolean( __( 'Lần đọc đầu tiên trong ngày.', 'hien-core' ) ) ] );
	}

	protected function get_create_params(): array {
		return [
			'id' => [
				'description' => __( 'Mã bài viết hay video đã đọc.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'required'    => true,
			],
		];
	}
}
