<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST chat/token`: issues a token with which the member signs in to the chat's database for an hour. */
final class Chat_Token_Controller extends Controller {

	/** Not 201: no resource is created. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'chat/token';

	public function __construct( Settings $settings, private readonly Chat_Config $config ) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** Members. Blocked members may still read; their token contains the block. */
	protected function may_create( array $params ): true|WP_Error {
		return Chat_Access::reader();
	}

	protected function create( array $params ): array|WP_Error {
		if ( ! $this->config->is_ready() ) {
			return Chat_Access::off();
		}
		$user = wp_get_current_user();
		try {
			$token = ( new Custom_Token( $this->config, $this->config->account() ) )->for_user( $user );
		} catch ( Database_Error ) {
			return Chat_Access::off();
		}
		/**
		 * Fires after a member was issued a token.
		 *
		 * @param int $user_id The member.
		 */
		do_action( 'hien_chat_token_issued', $user->ID );
		return [
			'token'   => $token,
			'uid'     => (string) $user->ID,
			'expires' => gmdate( 'c', time() + Custom_Token::SECONDS ),
		];
	}

	/** Each page of a member with a conversation requests a token when it loads, once an hour, and after each reconnection. */
	protected function create_limit( array $params ): Limit {
		return new Limit( 'chat-token', 120, 10 * MINUTE_IN_SECONDS );
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return Schema::object(
			'ChatToken',
			[
				'token'   => Schema::string(),
				'uid'     => Schema::string( __( 'Mã người dùng trong cơ sở dữ liệu của trò chuyện.', 'hien-core' ) ),
				'expires' => Schema::date(),
			]
		);
	}
}
