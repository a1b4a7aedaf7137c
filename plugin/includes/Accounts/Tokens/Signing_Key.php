<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien\Accounts\Tokens;

defined( 'ABSPATH' ) || exit;

/** The secret that tokens are signed with: the constant HIEN_JWT_KEY of wp-config.php, otherwise one that the plugin made. */
final class Signing_Key {

	/** Bytes that HS256 needs at least (RFC 7518, 3.2). */
	public const MIN_LENGTH = 32;

	/** A list of one, because wp-admin/options.php prints options that are strings. Where install() has not run yet, it may still be a string. */
	private const OPTION = 'hien_jwt_key';

	/** Makes a key where there is none, and keeps the one that is there; not autoloaded, so it is in no cache of all options. */
	public static function install(): void {
		update_option( self::OPTION, (array) get_option( self::OPTION, bin2hex( random_bytes( self::MIN_LENGTH ) ) ), false );
	}

	/** The key; null where it is missing or too short, and no token may be issued or accepted. */
	public static function get(): ?string {
		$key = defined( 'HIEN_JWT_KEY' ) ? HIEN_JWT_KEY : ( (array) get_option( self::OPTION ) )[0] ?? null;
		/**
		 * Filters the key, for servers that keep secrets elsewhere.
		 *
		 * @param mixed $key The key of the constant or the option.
		 */
		$key = apply_filters( 'hien_jwt_key', $key );
		return is_string( $key ) && strlen( $key ) >= self::MIN_LENGTH ? $key : null;
	}

	/** The name of a key in the header of a token (`kid`), from which the key cannot be computed. */
	public static function id( #[\SensitiveParameter] string $key ): string {
		return substr( hash_hmac( 'sha256', 'kid', $key ), 0, 16 );
	}
}
