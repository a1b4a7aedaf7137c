<?php
declare(strict_types=1);

namespace Hien\Accounts\Tokens;

use Hien\Constants;
use Hien\Rest\WordPress_Form;
use Hien\Vendor\Firebase\JWT\JWT;
use Hien\Vendor\Firebase\JWT\Key;
use WP_Error;
use WP_Http;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The Bearer token of apps: a JWT (RFC 7519) that is valid for Constants::TOKEN_SECONDS, or until its session ends or the password
 * changes.
 *
 * Error codes are those of the plugin "JWT Authentication for WP REST API".
 */
final class Access_Token {

	/** The only algorithm that is accepted, whatever the token's header names. */
	private const ALGORITHM = 'HS256';

	public const BAD_CONFIG = 'jwt_auth_bad_config';
	public const BAD_ISSUER = 'jwt_auth_bad_iss';
	public const NO_HEADER  = 'jwt_auth_no_auth_header';
	public const BAD_HEADER = 'jwt_auth_bad_auth_header';
	public const INVALID    = 'jwt_auth_invalid_token';

	/** @param string $session Verifier of the session (Session_Store). */
	public static function issue( WP_User $user, string $session ): string|WP_Error {
		$key = Signing_Key::get();
		if ( null === $key ) {
			return self::error( self::BAD_CONFIG );
		}
		$now = time();
		return JWT::encode(
			[
				'iss'  => self::issuer(),
				'aud'  => self::audience(),
				'iat'  => $now,
				'nbf'  => $now - MINUTE_IN_SECONDS, // For other servers of the site, whose clocks may be a little slow.
				'exp'  => $now + Constants::TOKEN_SECONDS,
				'data' => [
					'user'    => [ 'id' => $user->ID ],
					'session' => $session,
					'mark'    => self::fingerprint( $user, $session, $key ),
				],
			],
			$key,
			self::ALGORITHM,
			Signing_Key::id( $key )
		);
	}

	/** @return array{user:int,session:string}|string User and session (Session_Store) of a valid token; otherwise an error code. */
	public static function read( #[\SensitiveParameter] string $token ): array|string {
		$key = Signing_Key::get();
		if ( null === $key ) {
			return self::BAD_CONFIG;
		}
		try {
			$claims = JWT::decode( $token, [ Signing_Key::id( $key ) => new Key( $key, self::ALGORITHM ) ] );
		} catch ( \Throwable ) { // Also TypeError, for header values of the wrong type.
			return self::INVALID;
		}
		if ( self::issuer() !== ( $claims->iss ?? null ) ) {
			return self::BAD_ISSUER;
		}
		$id      = $claims->data->user->id ?? null;
		$session = $claims->data->session ?? null;
		$mark    = $claims->data->mark ?? null;
		if (
			self::audience() !== ( $claims->aud ?? null )
			|| ! isset( $claims->exp, $claims->nbf )
			|| ! is_int( $id )
			|| ! is_string( $session )
			|| ! is_string( $mark )
		) {
			return self::INVALID;
		}
		$user = get_userdata( $id );
		return $user instanceof WP_User
			&& hash_equals( self::fingerprint( $user, $session, $key ), $mark )
			&& Session_Store::is_open( $id, $session )
			? [ 'user' => $id, 'session' => $session ]
			: self::INVALID;
	}

	/**
	 * Whether a token, valid or not, claims to be one of ours and not of another plugin: by its key id or, where the key has changed
	 * since, by its audience.
	 */
	public static function is_ours( #[\SensitiveParameter] string $token ): bool {
		[ $header, $claims ] = array_map(
			static fn( string $part ): mixed => json_decode( JWT::urlsafeB64Decode( $part ), true ),
			explode( '.', "$token.", 3 )
		);

		$key = Signing_Key::get();
		$id  = is_array( $header ) ? $header['kid'] ?? null : null;
		return ( null !== $key && Signing_Key::id( $key ) === $id )
			|| ( is_array( $claims ) && self::audience() === ( $claims['aud'] ?? null ) );
	}

	/** Fingerprint of user, password hash and session. A token contains it, so that a change of the password invalidates the token. */
	public static function fingerprint( WP_User $user, string $session, #[\SensitiveParameter] string $key ): string {
		return hash_hmac( 'sha256', "$user->ID|$user->user_pass|$session", $key );
	}

	/**
	 * The error with its message.
	 *
	 * @param string $code   A code from read(), a constant of this class, or any other code of a session that has ended.
	 * @param int    $status 403 on the token routes, as that plugin responds; 401 on all others.
	 */
	public static function error( string $code, int $status = WP_Http::FORBIDDEN ): WP_Error {
		$message = match ( $code ) {
			self::BAD_CONFIG => __( 'Trang chưa có khóa để ký mã đăng nhập. Bạn đăng nhập ở trang của WordPress nhé.', 'hien-core' ),
			self::BAD_ISSUER => __( 'Mã đăng nhập này là của một trang khác.', 'hien-core' ),
			self::NO_HEADER  => __( 'Thiếu header Authorization.', 'hien-core' ),
			self::BAD_HEADER => __( 'Header Authorization chưa đúng dạng.', 'hien-core' ),
			default          => __( 'Phiên đăng nhập đã hết. Bạn đăng nhập lại nhé.', 'hien-core' ),
		};
		$form = self::BAD_CONFIG === $code ? WordPress_Form::data( site_url( 'wp-login.php', 'login' ) ) : [];
		return new WP_Error( $code, $message, [ 'status' => $status ] + $form );
	}

	/** The home URL from the option, since the scheme of home_url() depends on the request. */
	private static function issuer(): string {
		return untrailingslashit( (string) get_option( 'home' ) );
	}

	private static function audience(): string {
		return self::issuer() . '/' . rest_get_url_prefix();
	}
}
