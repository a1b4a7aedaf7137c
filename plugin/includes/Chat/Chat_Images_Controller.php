<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** `POST chat/images` (multipart, `file`): uploads an image for a conversation: the member's own; for users who answer, any. */
final class Chat_Images_Controller extends Controller {

	protected $rest_base = 'chat/images';

	public function __construct(
		Settings $settings,
		private readonly Chat_Config $config,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->add_route(
			'/' . $this->rest_base,
			[
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'upload' ],
					'permission_callback' => [ $this, 'create_item_permissions_check' ],
					'args'                => $this->get_create_params(),
				],
				'created_schema' => [ $this, 'get_created_schema' ],
			]
		);
	}

	/** Members in their own conversation; users who answer in all. For the header `Allow` WordPress asks without arguments. */
	protected function may_create( array $params ): true|WP_Error {
		$is_own = in_array( $params['conversation'] ?? 0, [ 0, get_current_user_id() ], true );
		return $is_own ? Chat_Access::writer() : Chat_Access::answerer();
	}

	/** Not create(), which does not get the files of a request. */
	public function upload( WP_REST_Request $request ): WP_REST_Response {
		$file         = $request->get_file_params()['file'] ?? [];
		$conversation = (int) $request['conversation'] ?: get_current_user_id();
		return $this->answer(
			new Limit( 'chat-image', 40, HOUR_IN_SECONDS ),
			fn(): array|WP_Error => match ( true ) {
				! $this->config->is_ready() => Chat_Access::off(),
				null === Chat_Members_Controller::find( (string) $conversation ) => Chat_Members_Controller::not_found(),
				default                     => Chat_Images::store( $conversation, is_array( $file ) ? $file : [] ),
			},
			WP_Http::CREATED
		);
	}

	protected function get_create_params(): array {
		return [
			'conversation' => [
				'description' => __( 'Mã thành viên của cuộc trò chuyện; 0 là của chính mình.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	public function get_created_schema(): array {
		return Schema::object(
			'ChatImage',
			[
				'url'    => Schema::string(),
				'width'  => Schema::integer(),
				'height' => Schema::integer(),
			]
		);
	}
}
