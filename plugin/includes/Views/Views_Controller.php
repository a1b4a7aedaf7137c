<?php
declare(strict_types=1);

namespace Hien\Views;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use Hien\Visitors\Visitor;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `POST views`: the app reports a view. The server cannot count views itself, since pages may come from a cache. */
final class Views_Controller extends Controller {

	public function register_routes(): void {
		$id    = Schema::integer( __( 'Mã bài viết, video hay khóa học đã đọc.', 'hien-core' ), minimum: 1, required: true );
		$limit = new Limit( 'views', 30 ); // More pages than a person reads; the app reports a view after some seconds on a page.
		$this->add_route( 'POST', '/views', self::may_report( ... ), self::report( ... ), self::schema( ... ), compact( 'id' ), $limit );
	}

	/**
	 * Public: all visitors are counted, and a nonce would expire in a page cache. A visitor can add one view a day to a public
	 * page.
	 */
	private static function may_report(): true {
		return true;
	}

	/** @return array<string,mixed>|WP_Error */
	private static function report( WP_REST_Request $request ): array|WP_Error {
		$post = get_post( $request['id'] );
		if ( ! $post instanceof WP_Post || ! View_Counter::is_counted( $post ) ) {
			return new WP_Error( 'hien_object_not_found', __( 'Không tìm thấy nội dung đã đọc.', 'hien-core' ), [ 'status' => 404 ] );
		}
		$counted = self::is_reader( $post ) && View_Counter::count( $post->ID );
		if ( $counted ) {
			Top_Views::schedule_renewal();
		}
		return [ 'counted' => $counted ];
	}

	/**
	 * Whether the view counts: not one by the author, by a robot or without the post's password. The app sends the nonce of a signed-in
	 * reader.
	 */
	private static function is_reader( WP_Post $post ): bool {
		return ! Visitor::is_robot() && ! post_password_required( $post ) && get_current_user_id() !== (int) $post->post_author;
	}

	/** @return array<string,mixed> */
	private static function schema(): array {
		return Schema::object( 'ViewReport', [ 'counted' => Schema::boolean( __( 'Lần đọc đầu tiên trong ngày.', 'hien-core' ) ) ] );
	}
}
