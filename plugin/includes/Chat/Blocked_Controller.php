<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `GET chat/blocked`: the user ids of the blocked members. The inbox marks their conversations. */
final class Blocked_Controller extends Controller {

	protected $rest_base = 'chat/blocked';

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => [ Chat_Access::class, 'answerer' ],
				],
				'schema' => [ $this, 'get_item_schema' ],
			]
		);
	}

	public function list(): WP_REST_Response {
		$ids = get_users(
			[
				'meta_key' => Blocks::meta_key(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- WordPress has an index of it.
				'fields'   => 'ID',
				'orderby'  => 'ID',
			]
		);
		return new WP_REST_Response( [ 'members' => array_map( 'intval', $ids ) ] );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object( 'BlockedMembers', [ 'members' => Schema::array_of( Schema::integer() ) ] );
	}
}
