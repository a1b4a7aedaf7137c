<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Tokens\Refresh_Token;
use Hien\After_Response;
use WP_Application_Passwords;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Changes the password of the signed-in member. */
final class Password_Change {

	/** A session that was made to last longer than this is one with "remember me"; others last two days. */
	private const SHORT = 3 * DAY_IN_SECONDS;

	/**
	 * Changes the password, and ends all application passwords and all sessions except the current one.
	 *
	 * @param string $current  The present password, as typed.
	 * @param string $password The new one, as typed.
	 * @return true|WP_Error Errors name the field, `current` or `password`.
	 */
	public static function make( WP_User $user, string $current, string $password, Sessions $sessions ): true|WP_Error {
		$known = [ $user->display_name, $user->user_email, $user->user_login ];
		$error = Passwords::current_password_error( $user, $current, 'current' ) ?? Passwords::error( $password, $known );
		if ( null !== $error ) {
			return $error;
		}
		$sessions->end_others( $user->ID );
		WP_Application_Passwords::delete_all_application_passwords( $user->ID );
		wp_set_password( Passwords::chosen( $password ), $user->ID );
		self::renew_cookies( $user->ID );
		$session = $sessions->current();
		$changed = get_userdata( $user->ID ); // With the new password.
		if ( null !== $session && $changed instanceof WP_User ) {
			Refresh_Token::keep( $changed, $session );
		}
		After_Response::run( Password_Reset::SEND_CHANGED, [ $user->ID ] );
		return true;
	}

	/** Renews the cookies, which contain a part of the password hash. With the same session, the nonces of open pages stay valid. */
	private static function renew_cookies( int $user_id ): void {
		$token   = wp_get_session_token();
		$session = '' === $token ? null : WP_Session_Tokens::get_instance( $user_id )->get( $token );
		if ( is_array( $session ) ) {
			wp_set_auth_cookie( $user_id, $session['expiration'] - ( $session['login'] ?? time() ) > self::SHORT, '', $token );
		}
	}
}
