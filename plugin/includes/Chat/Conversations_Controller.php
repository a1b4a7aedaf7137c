<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `chat/conversations`: DELETE removes a conversation, GET lists unfinished removals. For users who answer. */
final class Conversations_Controller extends Controller {

	protected $rest_base = 'chat/conversations';

	public function __construct(
		Settings $settings,
		private readonly Conversations $conversations,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'waiting' ],
					'permission_callback' => [ Chat_Access::class, 'answerer' ],
				],
				'schema' => [ $this, 'get_waiting_schema' ],
			]
		);
		$this->register_delete_route();
	}

	/** @return non-falsy-string */
	protected function item_path(): string {
		return '/' . $this->rest_base . '/(?P<slug>[1-9]\d*)';
	}

	public function waiting(): WP_REST_Response {
		$waiting = Conversations::waiting();
		return new WP_REST_Response(
			[
				'removals' => array_map(
					static fn( int $id, array $removal ): array => [
						'id'    => $id,
						'name'  => Conversations::name( $id ),
						'since' => (string) wp_date( DATE_ATOM, $removal['since'] ),
						'error' => $removal['error'],
					],
					array_keys( $waiting ),
					$waiting
				),
			]
		);
	}

	protected function may_delete( string $id ): true|WP_Error {
		return Chat_Access::answerer();
	}

	protected function delete( string $id ): array {
		$left = $this->conversations->remove( (int) $id );
		return [
			'removed' => '' === $left,
			'message' => '' === $left
				? __( 'Đã xóa cuộc trò chuyện.', 'hien-core' )
				: __( 'Cuộc trò chuyện chưa xóa hết được. Trang sẽ tự thử lại.', 'hien-core' ) . " $left",
		];
	}

	/** @return array<string,mixed> */
	public function get_waiting_schema(): array {
		return Schema::object(
			'ChatRemovals',
			[
				'removals' => Schema::array_of(
					Schema::object(
						'ChatRemoval',
						[
							'id'    => Schema::integer( __( 'Mã thành viên của cuộc trò chuyện.', 'hien-core' ) ),
							'name'  => Schema::string(),
							'since' => Schema::date(),
							'error' => Schema::string( __( 'Vì sao lần thử gần nhất chưa được; trống khi chưa thử.', 'hien-core' ) ),
						]
					)
				),
			]
		);
	}

	public function get_deleted_schema(): array {
		return Schema::object(
			'RemovedConversation',
			[
				'removed' => Schema::boolean( __( 'Đã xóa hết; không thì trang sẽ tự thử lại.', 'hien-core' ) ),
				'message' => Schema::string(),
			]
		);
	}
}
