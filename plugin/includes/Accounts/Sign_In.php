<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts;

use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Signs users in, for all login forms of the site. The hooks of wp-login.php run: `authenticate`, `wp_login`,
 * `wp_login_failed`.
 *
 * Where another plugin requires a further step, such as a second factor, the result is an error with the URL of wp-login.php,
 * where that plugin shows its form. Such plugins either return an error in `authenticate`, or end the session in `wp_login`,
 * print their form and exit. Therefore the cookies are sent only after `wp_login`, and an exit is caught by an output buffer.
 */
final class Sign_In {

	/** Error code for a wrong name and for a wrong password. */
	public const WRONG = 'incorrect_password';

	/** Error code for accounts that must sign in at wp-login.php. */
	public const USE_WP_LOGIN = 'hien_sign_in_elsewhere';

	/** Priority of our temporary filters: after those of other plugins. */
	private const LATE = 1000;

	/** True while the hooks run. If the output buffer is flushed then, a plugin has exited. */
	private static bool $is_waiting = false;

	/**
	 * @param string $login    User name or e-mail address.
	 * @param string $password As typed, without slashes.
	 * @return Session|WP_Error 403; 429 after too many attempts.
	 */
	public static function with_password( string $login, #[\SensitiveParameter] string $password, bool $remember ): Session|WP_Error {
		// Application passwords are for API calls, and must not start a session.
		add_filter( 'application_password_is_api_request', '__return_false', self::LATE );
		try {
			return self::begin(
				static fn(): WP_User|WP_Error => wp_signon(
					[
						'user_login'    => $login,
						'user_password' => Passwords::slashed( $password ),
						'remember'      => $remember,
					]
				),
				$remember
			);
		} finally {
			remove_filter( 'application_password_is_api_request', '__return_false', self::LATE );
		}
	}

	/**
	 * Signs in a user who was authenticated elsewhere, such as by an OpenID provider.
	 *
	 * @return Session|WP_Error 403 if a plugin refuses.
	 */
	public static function without_password( WP_User $user, bool $remember ): Session|WP_Error {
		return self::begin(
			static function () use ( $user, $remember ): WP_User|WP_Error {
				$allowed = apply_filters( 'authenticate', $user, $user->user_login, '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				if ( ! $allowed instanceof WP_User ) {
					return is_wp_error( $allowed ) ? $allowed : new WP_Error( self::USE_WP_LOGIN );
				}
				wp_set_auth_cookie( $user->ID, $remember );
				do_action( 'wp_login', $user->user_login, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				return $user;
			},
			$remember,
			is_page: true
		);
	}

	/** The error that refers to WordPress's own login form. */
	public static function use_wp_login(): WP_Error {
		return new WP_Error(
			self::USE_WP_LOGIN,
			__( 'Tài khoản này cần thêm một bước. Bạn đăng nhập ở trang của WordPress nhé.', 'hien-core' ),
			[
				'status' => WP_Http::FORBIDDEN,
				'login'  => site_url( 'wp-login.php', 'login' ),
			]
		);
	}

	/**
	 * @param callable():(WP_User|WP_Error) $sign_in Makes the session and runs `wp_login`.
	 * @param bool                          $is_page Whether the response is a page; otherwise it is JSON.
	 */
	private static function begin( callable $sign_in, bool $remember, bool $is_page = false ): Session|WP_Error {
		$secret  = '';
		$expires = 0;
		$capture = static function ( string $cookie, int $keep_until, int $expiration, int $user_id, string $scheme, #[\SensitiveParameter] string $token ) use ( &$secret, &$expires ): void {
			$secret  = $token;
			$expires = $expiration;
		};
		add_action( 'set_logged_in_cookie', $capture, 10, 6 );
		add_filter( 'send_auth_cookies', '__return_false', self::LATE );
		self::$is_waiting = true;
		ob_start( static fn( string $printed ): string => self::$is_waiting ? self::answer_to_exit( $is_page ) : $printed );
		try {
			$user = $sign_in();
		} finally { // Also after an exception, which is not an exit.
			self::$is_waiting = false;
			ob_end_clean();
			remove_filter( 'send_auth_cookies', '__return_false', self::LATE );
			remove_action( 'set_logged_in_cookie', $capture );
		}

		if ( is_wp_error( $user ) ) {
			return self::refusal( $user );
		}
		$session = new Session( $user, $secret, $expires, $remember );
		return Tokens\Session_Store::is_open( $user->ID, $session->verifier() ) ? $session : self::use_wp_login();
	}

	/** The error for the visitor. For an error of another plugin, it refers to wp-login.php, where that plugin shows it. */
	private static function refusal( WP_Error $error ): WP_Error {
		return match ( $error->get_error_code() ) {
			Login_Guard::TOO_MANY => $error,
			self::WRONG, 'empty_username', 'empty_password' // Nothing but spaces.
				=> new WP_Error( self::WRONG, Login_Guard::wrong(), [ 'status' => WP_Http::FORBIDDEN ] ),
			default => self::use_wp_login(),
		};
	}

	/** The response body, and its headers, if a plugin has printed a form of its own and exited. */
	private static function answer_to_exit( bool $is_page ): string {
		if ( $is_page && ! headers_sent() ) {
			header( 'Location: ' . site_url( 'wp-login.php', 'login' ), true, 302 );
			return '';
		}
		if ( ! headers_sent() ) {
			header_remove( 'Location' );
			header( 'Content-Type: application/json; charset=UTF-8' );
			http_response_code( WP_Http::FORBIDDEN );
		}
		$error = self::use_wp_login();
		return (string) wp_json_encode(
			[
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data'    => $error->get_error_data(),
			]
		);
	}
}
