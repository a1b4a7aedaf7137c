<?php
declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Sign_In\Login_Problem;
use Hien\Settings\Settings;
use Hien\Vendor\Firebase\JWT\JWT;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are constants, and not printed.

/**
 * One login through a provider, from the click to the provider's answer. It can be finished once, within MINUTES, in the browser where it
 * began: nonce and PKCE verifier are derived from the secret in that browser's cookie. The database has only hashes of state and secret.
 */
final class Login_State {

	public const MINUTES = 10;

	/**
	 * @param string $state       Identifies the login in the provider's answer (OAuth `state`).
	 * @param string $secret      Value of the browser's cookie.
	 * @param string $provider    Id of the provider.
	 * @param string $return_path Path to redirect to afterwards, see Return_Path; '' for home.
	 */
	private function __construct(
		public readonly string $state,
		#[\SensitiveParameter] private readonly string $secret,
		public readonly string $provider,
		public readonly string $return_path,
	) {}

	public static function begin( string $provider, string $return_path ): self {
		$login = new self( self::random(), self::random(), $provider, $return_path );
		set_transient(
			self::key( $login->state ),
			[
				'provider'    => $provider,
				'return_path' => $return_path,
				'browser'     => hash( 'sha256', $login->secret ),
			],
			self::MINUTES * MINUTE_IN_SECONDS
		);
		self::set_cookie( $login->state, $login->secret, time() + self::MINUTES * MINUTE_IN_SECONDS );
		return $login;
	}

	/**
	 * Returns the login that an answer belongs to, and deletes it.
	 *
	 * @throws Login_Problem Where it was used before, has expired, or began in another browser.
	 */
	public static function take( string $state ): self {
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
		return new self( $state, $secret, $stored['provider'], $stored['return_path'] );
	}

	/** The `nonce` that the provider repeats in the ID token, so that the token is valid for this login only. */
	public function nonce(): string {
		return $this->derive( 'nonce' );
	}

	/** The PKCE code verifier (RFC 7636), which proves that the code is exchanged by the client that requested it. */
	public function verifier(): string {
		return $this->derive( 'verifier' );
	}

	/** The PKCE code challenge: the hash of the verifier (method S256). */
	public function challenge(): string {
		return JWT::urlsafeB64Encode( hash( 'sha256', $this->verifier(), true ) );
	}

	private function derive( string $purpose ): string {
		return JWT::urlsafeB64Encode( hash_hmac( 'sha256', $purpose, $this->secret, true ) );
	}

	/** A random value of 256 bits, as base64url. */
	private static function random(): string {
		return JWT::urlsafeB64Encode( random_bytes( 32 ) );
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
			. substr( hash( 'sha256', $state ), 0, 12 );
	}

	/** Whether browsers reach the site by HTTPS; TLS may end at a proxy. */
	private static function is_secure(): bool {
		return is_ssl() || wp_is_using_https();
	}

	private static function key( string $state ): string {
		return 'hien_openid_' . hash( 'sha256', $state );
	}
}
