<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST chat/conversation`: the member's browser says that it has begun one, so that later pages connect at once. */
final class Conversation_Controller extends Controller {

	/** Nothing is made that has an address. */
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
		return Chat_Access::writer();
	}

	protected function create( array $params ): array|WP_Error {
		if ( ! $this->config->is_ready() ) {
			return Chat_Access::off();
		}
		update_user_meta( get_current_user_id(), Chat_Boot::BEGUN, '1' );
		return [ 'begun' => true ];
	}

	public function get_created_schema(): array {
		return Schema::object( 'BegunConversation', [ 'begun' => Schema::boolean() ] );
	}
}
