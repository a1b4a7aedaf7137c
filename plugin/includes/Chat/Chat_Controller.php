<?php
declare(strict_types=1);

namespace Hien\Chat;

use Hien\Accounts\Tokens\Access_Token;
use Hien\Accounts\Tokens\Bearer;
use Hien\Accounts\Tokens\Session_Store;
use Hien\Rest\Controller;
use Hien\Rest\Schema;
use Hien\Throttle\Limit;
use WP_Error;
use WP_Http;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `chat/…`: tokens, profiles and images for conversations, and the owner's check of the connection. */
final class Chat_Controller extends Controller {

	public function register_routes(): void {
		$member       = Schema::integer(
			__( 'Mã thành viên của cuộc trò chuyện, khi người trả lời viết trước.', 'hien-core' ),
			minimum: 1
		);
		$conversation = Schema::integer(
			__( 'Mã thành viên của cuộc trò chuyện; 0 là của chính mình.', 'hien-core' ),
			minimum: 0,
			default: 0
		);
		// Each page requests one, also each hour and after each reconnection.
		$tokens       = new Limit( 'chat-token', 120, 10 * MINUTE_IN_SECONDS );
		$images       = new Limit( 'chat-image', 40, HOUR_IN_SECONDS );
		$checks       = new Limit( 'chat-connection', 20, 10 * MINUTE_IN_SECONDS );

		$this->add_route(
			'POST',
			'/chat/token',
			Chat_Access::reader( ... ),
			$this->issue_token( ... ),
			self::token_schema( ... ),
			limit: $tokens
		);
		$this->add_route(
			'POST',
			'/chat/conversation',
			self::may_begin( ... ),
			$this->begin( ... ),
			self::begun_schema( ... ),
			compact( 'member' )
		);
		$this->add_route(
			'POST',
			'/chat/images',
			self::may_upload( ... ),
			$this->upload( ... ),
			Chat_Images::schema( ... ),
			compact( 'conversation' ),
			$images,
			WP_Http::CREATED
		);
		$this->add_route(
			'POST',
			'/chat/connection',
			// The owner only, because the result shows how the site is set up.
			static fn(): true|WP_Error => current_user_can( 'manage_options' ) ? true : self::forbidden(),
			static fn(): array => ( new Connection_Check() )->run( wp_get_current_user() ),
			Connection_Check::schema( ... ),
			limit: $checks
		);
	}

	/**
	 * A token with which the member signs in to the chat's database for an hour. That of a blocked member contains the block.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private function issue_token(): array|WP_Error {
		if ( ! Chat_Config::is_ready() ) {
			return Chat_Access::off();
		}
		$user = wp_get_current_user();
		try {
			$token = Custom_Token::for_user( $user );
		} catch ( Database_Error ) {
			return Chat_Access::off();
		}
		/**
		 * Fires after a member was issued a token.
		 *
		 * @param int $user_id The member.
		 */
		do_action( 'hien_chat_token_issued', $user->ID );
		// If the session ends from now on, this token is revoked. If it has ended since the request began, there was no token to revoke.
		return ! self::is_still_in( $user->ID ) ? Access_Token::error( 'rest_not_logged_in', WP_Http::UNAUTHORIZED ) : [
			'token'   => $token,
			'uid'     => (string) $user->ID,
			'expires' => gmdate( 'c', time() + Service_Account::SECONDS ),
		];
	}

	/** Whether the session or token with which this request came still counts in the database. */
	private static function is_still_in( int $user_id ): bool {
		Session_Store::read_again( $user_id );
		wp_cache_delete( $user_id, 'users' );
		$token = (string) Bearer::token();
		return match ( true ) {
			'' !== $token && Access_Token::is_ours( $token ) => is_array( Access_Token::read( $token ) ),
			// A cookie that comes along with it does not matter.
			null !== rest_get_authenticated_app_password()   => true,
			'' !== wp_get_session_token()                    => wp_validate_auth_cookie( '', 'logged_in' ) === $user_id,
			default                                          => true, // Another plugin has authenticated the user.
		};
	}

	/** @return array<string,mixed> */
	private static function token_schema(): array {
		return Schema::object(
			'ChatToken',
			[
				'token'   => Schema::string(),
				'uid'     => Schema::string( __( 'Mã người dùng trong cơ sở dữ liệu của trò chuyện.', 'hien-core' ) ),
				'expires' => Schema::date(),
			]
		);
	}

	/** Members for their own conversation, without `member`; users who answer for that of a member. */
	private static function may_begin( WP_REST_Request $request ): true|WP_Error {
		return isset( $request['member'] ) ? Chat_Access::answerer() : Chat_Access::writer();
	}

	/**
	 * Stores that a member has a conversation, so that later pages of the member connect at once. The browser that sends the first message
	 * calls it.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private function begin( WP_REST_Request $request ): array|WP_Error {
		if ( ! Chat_Config::is_ready() ) {
			return Chat_Access::off();
		}
		$member = isset( $request['member'] ) ? Chat_Member::find( $request['member'] ) : wp_get_current_user();
		if ( is_wp_error( $member ) ) {
			return $member;
		}
		update_user_option( $member->ID, Chat_Boot::BEGUN, '1' );
		return [ 'begun' => true ];
	}

	/** @return array<string,mixed> */
	private static function begun_schema(): array {
		return Schema::object( 'BegunConversation', [ 'begun' => Schema::boolean() ] );
	}

	/** Members in their own conversation; users who answer in all. */
	private static function may_upload( WP_REST_Request $request ): true|WP_Error {
		$is_own = in_array( $request['conversation'] ?? 0, [ 0, get_current_user_id() ], true );
		return $is_own ? Chat_Access::writer() : Chat_Access::answerer();
	}

	/**
	 * Stores an image, the multipart field `file`.
	 *
	 * @return array<string,mixed>|WP_Error
	 */
	private function upload( WP_REST_Request $request ): array|WP_Error {
		if ( ! Chat_Config::is_ready() ) {
			return Chat_Access::off();
		}
		$file   = $request->get_file_params()['file'] ?? [];
		$member = Chat_Member::find( (int) $request['conversation'] ?: get_current_user_id() );
		return is_wp_error( $member ) ? $member : Chat_Images::store( $member->ID, is_array( $file ) ? $file : [] );
	}
}
