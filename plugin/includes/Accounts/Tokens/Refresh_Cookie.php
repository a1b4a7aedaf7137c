<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The cookie with the refresh token: HttpOnly, and sent to the REST API only. */
final class Refresh_Cookie {

	/** The token that the browser sent; '' without one. */
	public static function read(): string {
		$value = $_COOKIE[ self::name() ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only hashed.
		return is_string( $value ) ? $value : '';
	}

	public static function send( Refresh_Token $token ): void {
		self::set( $token->value, $token->remember ? $token->expires : 0 );
	}

	public static function clear(): void {
		self::set( '', 1 );
	}

	private static function set( #[\SensitiveParameter] string $value, int $expires ): void {
		$_COOKIE[ self::name() ] = $value;
		if ( ! headers_sent() ) {
			setcookie( self::name(), $value, self::attributes( $expires ) );
		}
	}

	/**
	 * Attributes of the cookie. For an app of another origin, `SameSite=None` is needed, which browsers accept over HTTPS only.
	 *
	 * @return array{expires:int,path:string,secure:bool,httponly:true,samesite:'None'|'Strict'}
	 */
	public static function attributes( int $expires ): array {
		$is_other = null !== Origins::listed();
		return [
			'expires'  => $expires,
			'path'     => (string) ( wp_parse_url( rest_url(), PHP_URL_PATH ) ?: '/' ),
			'secure'   => $is_other || is_ssl() || wp_is_using_https(), // TLS may end at a proxy.
			'httponly' => true,
			'samesite' => $is_other ? 'None' : 'Strict',
		];
	}

	private static function name(): string {
		return Settings::login( 'cookie_prefix' ) . 'refresh';
	}
}
