<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/**
 * Stores logins that wait for the provider's answer, with hashes of the state and of the secret in the browser's cookie. Each
 * can be finished once, in the browser where it began, within MINUTES.
 */
final class Login_States {

	public const MINUTES = 10;

	public static function begin( string $provider, string $return_path ): Login_State {
		$secret      = Login_State::random();
		$login_state = new Login_State( Login_State::random(), $secret, $provider, $return_path );
		set_transient(
			self::key( $login_state->state ),
			[
				'provider'    => $provider,
				'return_path' => $return_path,
				'browser'     => hash( 'sha256', $secret ),
			],
			self::MINUTES * MINUTE_IN_SECONDS
		);
		self::set_cookie( $login_state->state, $secret, time() + self::MINUTES * MINUTE_IN_SECONDS );
		return $login_state;
	}

	/**
	 * Returns the login that an answer belongs to, and deletes it.
	 *
	 * @throws Login_Problem Where it was used before, has expired, or began in another browser.
	 */
	public static function take( string $state ): Login_State {
		$stored = get_transient( self::key( $state ) );
		if ( ! is_array( $stored ) ) {
			throw new Login_Problem( Login_Problem::USED );
		}
		$secret = $_COOKIE[ self::cookie( $state ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only hashed.
		if ( ! is_string( $secret ) || ! hash_equals( $stored['browser'], hash( 'sha256', $secret ) ) ) {
			throw new Login_Problem( Login_Problem::BROWSER );
		}
		self::set_cookie( $state, '', 1 );
		if ( ! delete_transient( self::key( $state ) ) ) { // Of two simultaneous requests, only one deletes it.
			throw new Login_Problem( Login_Problem::USED );
		}
		return new Login_State( $state, $secret, $stored['provider'], $stored['return_path'] );
	}

	/**
	 * Attributes of the cookie. `Lax`, because the provider's site redirects the browser back.
	 *
	 * @return array{expires:int,path:'/',secure:bool,httponly:true,samesite:'Lax'}
	 */
	public static function attributes( int $expires ): array {
		return [
			'expires'  => $expires,
			'path'     => '/',
			'secure'   => self::is_secure(),
			'httponly' => true,
			'samesite' => 'Lax',
		];
	}

	private static function set_cookie( string $state, #[\SensitiveParameter] string $value, int $expires ): void {
		$_COOKIE[ self::cookie( $state ) ] = $value;
		if ( ! headers_sent() ) {
			setcookie( self::cookie( $state ), $value, self::attributes( $expires ) );
		}
	}

	/** Name of the cookie. Each login has its own, for several tabs. No other host can set a cookie with the prefix `__Host-`. */
	private static function cookie( string $state ): string {
		return ( self::is_secure() ? '__Host-' : '' ) . Settings::login( 'cookie_prefix' ) . 'openid_'
			. substr( self::hash( $state ), 0, 12 );
	}

	/** Whether browsers reach the site by HTTPS; TLS may end at a proxy. */
	private static function is_secure(): bool {
		return is_ssl() || wp_is_using_https();
	}

	private static function key( string $state ): string {
		return 'hien_openid_' . self::hash( $state );
	}

	private static function hash( string $state ): string {
		return hash( 'sha256', $state );
	}
}
