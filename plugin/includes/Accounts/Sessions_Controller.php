<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `account/sessions`: where the member is signed in. DELETE of one ends it, DELETE of the list ends all others. */
final class Sessions_Controller extends Account_Part_Controller {

	protected $rest_base = 'account/sessions';

	public function __construct(
		Settings $settings,
		private readonly Sessions $sessions,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => [ self::class, 'signed_in' ],
				],
				[
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'end_others' ],
					'permission_callback' => [ self::class, 'signed_in' ],
				],
				'schema'         => [ $this, 'get_list_schema' ],
				'deleted_schema' => [ $this, 'get_list_schema' ],
			]
		);
		$this->register_delete_route();
	}

	protected function item_path(): string {
		return '/' . $this->rest_base . '/(?P<slug>[0-9a-f]+)';
	}

	public function list(): WP_REST_Response {
		return $this->answer( null, fn(): array => $this->sessions() );
	}

	public function end_others(): WP_REST_Response {
		$this->sessions->end_others( get_current_user_id() );
		return $this->list();
	}

	protected function delete( string $id ): array|WP_Error {
		return $this->sessions->end( get_current_user_id(), $id ) ? $this->sessions() : new WP_Error( 'hien_session_not_found', __( 'Phiên này đã kết thúc rồi.', 'hien-core' ), [ 'status' => WP_Http::NOT_FOUND ] );
	}

	/** @return array<string,mixed> See get_list_schema(). */
	private function sessions(): array {
		$sessions = $this->sessions->all( get_current_user_id() );
		return [
			'data'  => $sessions,
			'count' => count( $sessions ),
		];
	}

	/** @return array<string,mixed> */
	public function get_list_schema(): array {
		return Schema::object(
			'SessionList',
			[
				'data'  => Schema::array_of(
					Schema::object(
						'Session',
						[
							'id'        => Schema::string(),
							'device'    => Schema::string(),
							'browser'   => Schema::string(),
							'place'     => Schema::string(),
							'signed_in' => Schema::date(),
							'last_seen' => Schema::date(),
							'expires'   => Schema::date(),
							'current'   => Schema::boolean( __( 'Phiên của chính yêu cầu này.', 'hien-core' ) ),
						]
					)
				),
				'count' => Schema::integer(),
			]
		);
	}

	public function get_deleted_schema(): array {
		return $this->get_list_schema();
	}
}
