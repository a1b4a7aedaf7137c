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
 * Begins a session of WordPress, for every way to sign in on the site. All that other plugins hook runs as at
 * wp-login.php: `authenticate`, `wp_login`, `wp_login_failed`.
 *
 * An account that another plugin guards, such as by a second factor, gets no session here but an error that leads to
 * wp-login.php, where that plugin shows its form. Such plugins refuse in `authenticate`, or, in `wp_login`, end the
 * session, print their form and exit. So the cookies are held back until `wp_login` has run, and an exit is answered.
 */
final class Sign_In {

	/** Code of the answer to a wrong name and to a wrong password alike. */
	public const WRONG = 'incorrect_password';

	/** Code of the answer to who has to sign in at wp-login.php. */
	public const ELSEWHERE = 'hien_sign_in_elsewhere';

	/** Priority of filters that are there while somebody signs in: after those of other plugins. */
	private const LATE = 1000;

	/** Whether the plugins of `wp_login` have not given back control yet. */
	private static bool $is_waiting = false;

	/**
	 * @param string $login    User name or e-mail address.
	 * @param string $password As it was typed, without slashes.
	 * @return Session|WP_Error 403; 429 where it was tried too often.
	 */
	public static function with_password( string $login, #[\SensitiveParameter] string $password, bool $remember ): Session|WP_Error {
		// An application password is for API calls: it must not begin a session.
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
	 * Signs in whom somebody else vouches for, such as an OpenID provider.
	 *
	 * @return Session|WP_Error 403 where a plugin refuses.
	 */
	public static function without_password( WP_User $user, bool $remember ): Session|WP_Error {
		return self::begin(
			static function () use ( $user, $remember ): WP_User|WP_Error {
				$allowed = apply_filters( 'authenticate', $user, $user->user_login, '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				if ( ! $allowed instanceof WP_User ) {
					return is_wp_error( $allowed ) ? $allowed : new WP_Error( self::ELSEWHERE );
				}
				wp_set_auth_cookie( $user->ID, $remember );
				do_action( 'wp_login', $user->user_login, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				return $user;
			},
			$remember,
			is_page: true
		);
	}

	/** Leads to WordPress's own form. */
	public static function elsewhere(): WP_Error {
		return new WP_Error(
			self::ELSEWHERE,
			__( 'Tài khoản này cần thêm một bước. Bạn đăng nhập ở trang của WordPress nhé.', 'hien-core' ),
			[
				'status' => WP_Http::FORBIDDEN,
				'login'  => site_url( 'wp-login.php', 'login' ),
			]
		);
	}

	/**
	 * @param callable():(WP_User|WP_Error) $sign_in Makes the session and runs `wp_login`.
	 * @param bool                          $is_page Whether a browser loads a page; otherwise a script reads JSON.
	 */
	private static function begin( callable $sign_in, bool $remember, bool $is_page = false ): Session|WP_Error {
		$secret  = '';
		$expires = 0;
		$note    = static function ( string $cookie, int $keep_until, int $expiration, int $user_id, string $scheme, #[\SensitiveParameter] string $token ) use ( &$secret, &$expires ): void {
			$secret  = $token;
			$expires = $expiration;
		};
		add_action( 'set_logged_in_cookie', $note, 10, 6 );
		add_filter( 'send_auth_cookies', '__return_false', self::LATE );
		self::$is_waiting = true;
		ob_start( static fn( string $printed ): string => self::$is_waiting ? self::answer_to_exit( $is_page ) : $printed );
		try {
			$user = $sign_in();
		} finally { // An exception is another plugin's failure, not its form.
			self::$is_waiting = false;
			ob_end_clean();
			remove_filter( 'send_auth_cookies', '__return_false', self::LATE );
			remove_action( 'set_logged_in_cookie', $note );
		}

		if ( is_wp_error( $user ) ) {
			return self::refusal( $user );
		}
		$session = new Session( $user, $secret, $expires, $remember );
		return Tokens\Session_Store::is_open( $user->ID, $session->verifier() ) ? $session : self::elsewhere();
	}

	/** What the visitor is told. An error that another plugin made is shown by that plugin, at wp-login.php. */
	private static function refusal( WP_Error $error ): WP_Error {
		return match ( $error->get_error_code() ) {
			Login_Guard::TOO_MANY => $error,
			self::WRONG, 'empty_username', 'empty_password' // Nothing but spaces.
				=> new WP_Error( self::WRONG, Login_Guard::wrong(), [ 'status' => WP_Http::FORBIDDEN ] ),
			default => self::elsewhere(),
		};
	}

	/** The whole body of the response, where a plugin printed a form of its own and ended PHP. */
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
		$error = self::elsewhere();
		return (string) wp_json_encode(
			[
				'code'    => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data'    => $error->get_error_data(),
			]
		);
	}
}
