<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Chat;

use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** `POST chat/token`: the token by which the signed-in member opens the chat's database, for an hour. */
final class Chat_Token_Controller extends Controller {

	/** Nothing is stored. */
	protected const CREATED_STATUS = WP_Http::OK;

	protected $rest_base = 'chat/token';

	public function __construct( Settings $settings, private readonly Chat_Config $config ) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_create_route();
	}

	/** Members whose address is confirmed. Who is blocked reads: their token says so. */
	protected function may_create( array $params ): true|WP_Error {
		return Chat_Access::reader();
	}

	protected function create( array $params ): array|WP_Error {
		$account = $this->config->is_ready() ? $this->config->account() : null;
		if ( null === $account ) {
			return Chat_Access::off();
		}
		$user  = wp_get_current_user();
		$token = ( new Custom_Token( $this->config, $account ) )->for_user( $user );
		/**
		 * Runs after a member was let into the chat.
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

	/** A page of who has a conversation asks when it is loaded, then once an hour, and after each time without a network. */
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
