<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/**
 * `POST chat/conversation`: stores that a member has a conversation, so that later pages of the member connect at once. The browser
 * that sends the first message calls it: a member without parameters, a user who answers with `member`.
 */
final class Conversation_Controller extends Controller {

	/** Not 201: no resource with an address of its own is created. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'chat/conversation';

	public function __construct(
		Settings $settings,
		private readonly Chat_Config $config,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_create_route();
	}

	protected function may_create( array $params ): true|WP_Error {
		return isset( $params['member'] ) ? Chat_Access::answerer() : Chat_Access::writer();
	}

	protected function create( array $params ): array|WP_Error {
		if ( ! $this->config->is_ready() ) {
			return Chat_Access::off();
		}
		if ( isset( $params['member'] ) && null === Chat_Members_Controller::find( (string) $params['member'] ) ) {
			return Chat_Members_Controller::not_found();
		}
		update_user_option( $params['member'] ?? get_current_user_id(), Chat_Boot::BEGUN, '1' );
		return [ 'begun' => true ];
	}

	protected function get_create_params(): array {
		return [
			'member' => [
				'description' => __( 'Mã thành viên của cuộc trò chuyện, khi người trả lời viết trước.', 'hien-core' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
		];
	}

	public function get_created_schema(): array {
		return Schema::object( 'BegunConversation', [ 'begun' => Schema::boolean() ] );
	}
}
