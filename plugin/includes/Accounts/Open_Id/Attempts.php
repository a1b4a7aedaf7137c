<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Open_Id;

use Hien\Accounts\Login_Problem;
use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Attempts that wait for the provider's answer. The database knows an attempt by the hash of its state, and the browser by
 * the hash of the secret in its cookie. Each works once, in the browser where it began, for ten minutes.
 */
final class Attempts {

	private const SECONDS = 10 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Settings $settings ) {}

	public function begin( string $provider, string $return_path ): Attempt {
		$secret  = Attempt::random();
		$attempt = new Attempt( Attempt::random(), $secret, $provider, $return_path );
		set_transient(
			self::key( $attempt->state ),
			[
				'provider'    => $provider,
				'return_path' => $return_path,
				'browser'     => hash( 'sha256', $secret ),
			],
			self::SECONDS
		);
		$this->set_cookie( $attempt->state, $secret, time() + self::SECONDS );
		return $attempt;
	}

	/**
	 * The attempt that an answer belongs to, which then is used up.
	 *
	 * @throws Login_Problem Where it is used up already, too old, or of another browser.
	 */
	public function take( string $state ): Attempt {
		$stored = get_transient( self::key( $state ) );
		if ( ! is_array( $stored ) ) {
			throw new Login_Problem( Login_Problem::USED );
		}
		$secret = $_COOKIE[ $this->cookie( $state ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only hashed.
		if ( ! is_string( $secret ) || ! hash_equals( $stored['browser'], hash( 'sha256', $secret ) ) ) {
			throw new Login_Problem( Login_Problem::BROWSER );
		}
		$this->set_cookie( $state, '', 1 );
		if ( ! delete_transient( self::key( $state ) ) ) { // Of two requests at once, the one that deletes it goes on.
			throw new Login_Problem( Login_Problem::USED );
		}
		return new Attempt( $state, $secret, $stored['provider'], $stored['return_path'] );
	}

	/**
	 * Attributes of the cookie. `Lax`: the browser comes back by a link of another site.
	 *
	 * @return array{expires:int,path:'/',secure:bool,httponly:true,samesite:'Lax'}
	 */
	public function attributes( int $expires ): array {
		return [
			'expires'  => $expires,
			'path'     => '/',
			'secure'   => is_ssl(),
			'httponly' => true,
			'samesite' => 'Lax',
		];
	}

	private function set_cookie( string $state, #[\SensitiveParameter] string $value, int $expires ): void {
		$_COOKIE[ $this->cookie( $state ) ] = $value;
		if ( ! headers_sent() ) {
			setcookie( $this->cookie( $state ), $value, $this->attributes( $expires ) );
		}
	}

	/** Each attempt has a cookie of its own, for there may be several tabs. No other host can set one that begins with `__Host-`. */
	private function cookie( string $state ): string {
		return ( is_ssl() ? '__Host-' : '' ) . $this->settings->login( 'cookie_prefix' ) . 'openid_' . substr( self::hash( $state ), 0, 12 );
	}

	private static function key( string $state ): string {
		return 'hien_openid_' . self::hash( $state );
	}

	private static function hash( string $state ): string {
		return hash( 'sha256', $state );
	}
}
