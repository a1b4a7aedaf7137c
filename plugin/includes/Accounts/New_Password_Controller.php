<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use Hien\Accounts\Tokens\Refresh_Tokens;
use Hien\After_Response;
use Hien\Rest\Schema;
use Hien\Settings\Settings;
use Hien\Throttle\Limit;
use WP_Application_Passwords;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** `POST account/password` changes the password, and ends all application passwords and all sessions except the current one. */
final class New_Password_Controller extends Account_Part_Controller {

	/** A session that was made to last longer than this is one with "remember me"; others last two days. */
	private const SHORT = 3 * DAY_IN_SECONDS;

	protected $rest_base = 'account/password';

	public function __construct(
		Settings $settings,
		private readonly Sessions $sessions,
	) {
		parent::__construct( $settings );
	}

	public function register_routes(): void {
		$this->register_create_route();
	}

	protected function create( array $params ): array|WP_Error {
		$user  = wp_get_current_user();
		$error = Passwords::current_password_error( $user, $params['current'], 'current' ) ?? Passwords::error( $params['password'], [ $user->display_name, $user->user_email, $user->user_login ] );
		if ( null !== $error ) {
			return $error;
		}
		$this->sessions->end_others( $user->ID );
		WP_Application_Passwords::delete_all_application_passwords( $user->ID );
		wp_set_password( Passwords::slashed( $params['password'] ), $user->ID );
		self::renew_cookies( $user->ID );
		$this->keep_tokens( $user->ID );
		After_Response::run( Password_Reset::SEND_CHANGED, [ $user->ID ] );
		return [ 'message' => __( 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.', 'hien-core' ) ];
	}

	/** Renews the cookies, which contain a part of the password hash. With the same session, the nonces of open pages stay valid. */
	private static function renew_cookies( int $user_id ): void {
		$token   = wp_get_session_token();
		$session = '' === $token ? null : WP_Session_Tokens::get_instance( $user_id )->get( $token );
		if ( is_array( $session ) ) {
			wp_set_auth_cookie( $user_id, $session['expiration'] - ( $session['login'] ?? time() ) > self::SHORT, '', $token );
		}
	}

	private function keep_tokens( int $user_id ): void {
		$user    = get_userdata( $user_id ); // With the new password.
		$session = $this->sessions->current();
		if ( $user instanceof WP_User && null !== $session ) {
			Refresh_Tokens::keep( $user, $session );
		}
	}

	protected function create_limit( array $params ): Limit {
		return self::guess_limit();
	}

	public function get_created_schema(): array {
		return Schema::message();
	}

	protected function get_create_params(): array {
		return [
			'current'  => Passwords::param(),
			'password' => Passwords::param(),
		];
	}
}
