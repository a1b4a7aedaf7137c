<?php
declare(strict_types=1);

namespace Hien\Accounts\Sign_In;

use Hien\Accounts\Tokens\Session_Store;
use Hien\Rest\WordPress_Form;
use Hien\Text;
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
 * print their form and exit. Therefore the cookies are sent only after `wp_login`, and WordPress_Form answers to an exit.
 */
final class Sign_In {

	/** Error code for a wrong name and for a wrong password. */
	public const WRONG = 'incorrect_password';

	/** Error code for accounts that must sign in at wp-login.php. */
	public const USE_WP_LOGIN = 'hien_sign_in_elsewhere';

	/** Priority of our temporary filters: after those of other plugins. */
	private const LATE = 1000;

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
						'user_login'    => Text::valid( $login ),
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
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				$allowed = apply_filters( 'authenticate', $user, $user->user_login, '' );
				if ( ! $allowed instanceof WP_User ) {
					return is_wp_error( $allowed ) ? $allowed : new WP_Error( self::USE_WP_LOGIN );
				}
				wp_set_auth_cookie( $user->ID, $remember );
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's.
				do_action( 'wp_login', $user->user_login, $user );
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
			[ 'status' => WP_Http::FORBIDDEN ] + WordPress_Form::data( site_url( 'wp-login.php', 'login' ) )
		);
	}

	/**
	 * @param callable():(WP_User|WP_Error) $sign_in Makes the session and runs `wp_login`.
	 * @param bool                          $is_page Whether the response is a page; otherwise it is JSON.
	 */
	private static function begin( callable $sign_in, bool $remember, bool $is_page = false ): Session|WP_Error {
		$secret  = '';
		$expires = 0;
		$capture = static function (
			string $cookie,
			int $keep_until,
			int $expiration,
			int $user_id,
			string $scheme,
			#[\SensitiveParameter] string $token = '' // Given since WordPress 4.9, not by each plugin's own function.
		) use ( &$secret, &$expires ): void {
			$secret  = $token;
			$expires = $expiration;
		};
		add_action( 'set_logged_in_cookie', $capture, 10, 6 );
		add_filter( 'send_auth_cookies', '__return_false', self::LATE );
		try {
			$user = WordPress_Form::run( $sign_in, self::use_wp_login(), $is_page );
		} finally {
			remove_filter( 'send_auth_cookies', '__return_false', self::LATE );
			remove_action( 'set_logged_in_cookie', $capture );
		}

		if ( is_wp_error( $user ) ) {
			return self::refusal( $user );
		}
		$stored  = get_userdata( $user->ID ) ?: $user; // WordPress has hashed the password anew where the hash was of an older kind.
		$session = new Session( $stored, $secret, $expires, $remember );
		return Session_Store::is_open( $user->ID, $session->verifier() ) ? $session : self::use_wp_login();
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
}
